import type { DataViewOfOffice } from '#contract/office/api/audit.ts'
import { auditTexts, looksTexts, lookTexts, rowsOfLook } from '#texts/office/audit.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { Code } from '../../ui/code.tsx'
import { When } from '../../ui/when.tsx'

/** One line a look: when, who, what of whom, how many, from where. */
export function LooksList({ looks }: { looks: readonly DataViewOfOffice[] }) {
  const say = useWords()
  return (
    <ul className="looks" aria-label={say(looksTexts.title)}>
      {looks.map((look) => (
        <li key={look.id} className="look-row">
          <When at={look.at} />
          <span className="truncate font-medium">{look.staff?.name ?? `${say(auditTexts.key)} ${look.api_key_id ?? ''}`}</span>
          <span>{say(lookTexts[look.kind])}</span>
          <span className="audit-thing">
            <Looked object={look.object} />
          </span>
          <span className="figures dim">{say(rowsOfLook(look.rows))}</span>
          <span className="dim look-from">{look.address ?? '—'}</span>
        </li>
      ))}
    </ul>
  )
}

/** What was looked at, with the way to it where it has a page. */
function Looked({ object }: { object: string }) {
  const [, kind = '', name = object] = /^(\S+) (\S+)$/.exec(object) ?? []
  if (kind === 'order') return <PageLink href={officePaths.order(name)}>{name}</PageLink>
  if (kind === 'member') return <PageLink href={officePaths.member(name)}>{name}</PageLink>
  return <Code>{name}</Code>
}
