import type { OfficeMemberRow } from '#contract/office/api/members/members.ts'
import { membersTexts, untilText } from '#texts/office/members/members.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import { When } from '../../../ui/when.tsx'
import { LevelTag } from '../level-tag.tsx'
import { MemberMarks } from '../member-marks.tsx'

type Column = TableColumn<OfficeMemberRow>

/** All columns of the list of members (MBR-01), as they begin. */
export const memberColumns: readonly Column[] = [
  { id: 'name', head: membersTexts.name, fixed: true, cell: (row) => <NameCell row={row} /> },
  { id: 'level', head: membersTexts.level, cell: (row) => <LevelCell row={row} /> },
  { id: 'phone', head: membersTexts.phone, cell: ({ phone }) => (phone === null ? <None /> : <span className="figures">{phone}</span>) },
  { id: 'email', head: membersTexts.email, fluid: true, cell: ({ email }) => <Email value={email} /> },
  { id: 'orders', head: membersTexts.orders, right: true, cell: ({ orders }) => <Figure value={orders} /> },
  { id: 'spending', head: membersTexts.spending, right: true, cell: ({ spending }) => <Amount value={spending} /> },
  { id: 'points', head: membersTexts.points, right: true, cell: ({ points }) => <Figure value={points} /> },
  { id: 'last', head: membersTexts.lastOrder, cell: ({ last_order_at: at }) => (at === null ? <None /> : <When at={at} />) },
  {
    id: 'tags',
    head: membersTexts.tags,
    fluid: true,
    cell: ({ tags }) => <span title={tags.join(', ')}>{tags.join(', ') || <None />}</span>,
  },
  { id: 'joined', head: membersTexts.joined, sort: 'joined', cell: ({ joined_at: at }) => <When at={at} /> },
]

function None() {
  return <span className="dim">—</span>
}

/** Cut where it is longer than its column. */
function Email({ value }: { value: string | null }) {
  if (value === null) return <None />
  return (
    <span className="inline-block truncate" title={value}>
      {value}
    </span>
  )
}

function NameCell({ row: { uid, name, marks } }: { row: OfficeMemberRow }) {
  return (
    <span className="flex items-center gap-2">
      <span className="initial" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <PageLink href={officePaths.member(uid)} className="row-link" tabIndex={-1}>
        {name}
      </PageLink>
      <span className="dim code">{uid}</span>
      <MemberMarks marks={marks} />
    </span>
  )
}

function LevelCell({ row: { level, level_until: until } }: { row: OfficeMemberRow }) {
  const say = useWords()
  return (
    <span className="flex items-center gap-2">
      <LevelTag level={level} />
      {until !== null && <span className="dim figures text-xs">{say(untilText(until.replaceAll('-', '/')))}</span>}
    </span>
  )
}

function Figure({ value }: { value: number | null }) {
  const language = useLanguage()
  return value === null ? <None /> : <span className="figures">{formatNumber(value, language)}</span>
}

function Amount({ value }: { value: number | null }) {
  const language = useLanguage()
  return value === null ? <None /> : <span className="figures">{formatTwd(value, language)}</span>
}
