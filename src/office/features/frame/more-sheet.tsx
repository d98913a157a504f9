import { CircleQuestionMark } from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { pagesAside, pagesOf } from './office-pages.ts'

/** On a phone: every page that is not in the bar, one's own settings, and help. */
export function MoreSheet({ me, onHelp, onClose }: { me: Me; onHelp: () => void; onClose: () => void }) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(frameTexts.more)}>
      <nav className="more-sheet" aria-label={say(frameTexts.more)}>
        {[...pagesOf(me), ...pagesAside(me)].map(({ href, label, Sign }) => (
          <PageLink key={href} href={href} onClick={onClose}>
            <Sign size={20} strokeWidth={1.7} aria-hidden="true" />
            {say(label)}
          </PageLink>
        ))}
        <button type="button" onClick={onHelp}>
          <CircleQuestionMark size={20} strokeWidth={1.7} aria-hidden="true" />
          {say(frameTexts.help)}
        </button>
      </nav>
    </Dialog>
  )
}
