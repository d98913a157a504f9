import { auditTexts, looksTexts } from '#texts/office/audit.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useMe } from '../../data/use-me.ts'

/** What was changed, and what was looked at; who sees what is about money has the first only. */
export function AuditTabs({ shows }: { shows: 'changes' | 'looks' }) {
  const say = useWords()
  const { permissions } = useMe()
  if (permissions['audit.view'] !== 'all') return null
  const current = (tab: typeof shows) => (tab === shows ? ('page' as const) : undefined)
  return (
    <nav className="views bare-scroll" aria-label={say(looksTexts.logs)}>
      <PageLink href={officePaths.audit()} aria-current={current('changes')}>
        {say(auditTexts.title)}
      </PageLink>
      <PageLink href={officePaths.looks()} aria-current={current('looks')}>
        {say(looksTexts.title)}
      </PageLink>
    </nav>
  )
}
