import { useLocation } from '@tanstack/react-router'
import type { Me } from '#contract/office/api/me.ts'
import { fewRecoveryCodes } from '#rules/staff/factors.ts'
import { factorTexts, fewCodes } from '#texts/office/factors.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

/** Asks on every page for new recovery codes, once few are left (ACC-18). */
export function FewCodesNote({ me: { recovery_codes_left: left } }: { me: Me }) {
  const say = useWords()
  const { pathname } = useLocation()
  if (left === null || left > fewRecoveryCodes) return null
  return (
    <div className="px-4 pt-3 print:hidden" role="note">
      <NoteBox kind="warning">
        {say(fewCodes(left))}{' '}
        {pathname !== officePaths.me && (
          <PageLink className="text-link" href={officePaths.me}>
            {say(factorTexts.toOwn)}
          </PageLink>
        )}
      </NoteBox>
    </div>
  )
}
