import type { OfficeMemberRow } from '#contract/office/api/members/members.ts'
import { membersTexts } from '#texts/office/members/members.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { CardSelect } from '../../../ui/table/card-select.tsx'
import type { Selecting } from '../../../ui/table/table-column.ts'
import { When } from '../../../ui/when.tsx'
import { LevelTag } from '../level-tag.tsx'
import { MemberMarks } from '../member-marks.tsx'

/** The same list for a thumb: one member a card, the whole of it a link. */
export function MembersCards({ rows, selecting }: { rows: readonly OfficeMemberRow[]; selecting: Selecting }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ul className="order-cards" aria-label={say(membersTexts.title)}>
      {rows.map((row) => (
        <li key={row.uid} className="flex">
          <CardSelect row={row.uid} name={row.name} selecting={selecting} />
          <PageLink href={officePaths.member(row.uid)} className="order-card">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <b className="font-semibold">{row.name}</b>
              <span className="flex flex-wrap items-center gap-2">
                <MemberMarks marks={row.marks} />
                <LevelTag level={row.level} />
              </span>
            </span>
            <span className="dim flex items-center justify-between gap-3 text-[13px]">
              <span className="code">{row.uid}</span>
              <span className="figures">{row.phone ?? '—'}</span>
            </span>
            <span className="flex items-center justify-between gap-3 text-[13px]">
              <span className="figures">
                {say(membersTexts.points)} {formatNumber(row.points, language)}
              </span>
              {row.spending !== null && <span className="figures font-medium">{formatTwd(row.spending, language)}</span>}
            </span>
            {row.last_order_at !== null && (
              <span className="dim flex items-center justify-between gap-3 text-[13px]">
                <span>{say(membersTexts.lastOrder)}</span>
                <When at={row.last_order_at} />
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
