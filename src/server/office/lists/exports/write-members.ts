import { inLanguage, type Language } from '#rules/locale.ts'
import type { MemberExportColumn } from '#rules/members/export-columns.ts'
import { readMemberRows, type MemberRow } from '#server/office/members/list/read-member-rows.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { levelText, markTexts, memberExportColumnTexts } from '#texts/office/members/members.ts'
import { formatWholeMoment } from '#texts/office/times.ts'
import { listMembersOf } from './ask-members-export.ts'
import type { Cell } from './cell.ts'
import { asDialled } from './cells-of.ts'
import type { MembersExportInput } from './export-input.ts'
import { writeTable, type Keep } from './write-table.ts'

/** So many members are read at once. */
const membersAtOnce = 500

type ToWrite = { format: 'csv' | 'xlsx'; input: MembersExportInput; keep: Keep }

/** Writes members, a row each. Answers how many those were. */
export async function writeMembers(shop: Shop, { format, input, keep }: ToWrite): Promise<number> {
  const heads = input.columns.map((column) => inLanguage(memberExportColumnTexts[column], input.language))
  return writeTable({ format, heads, rows: rowsOf(shop, input), keep })
}

async function* rowsOf(shop: Shop, input: MembersExportInput): AsyncGenerator<Cell[][]> {
  for (let cursor: number | null = null; ;) {
    const after = { input, cursor, limit: membersAtOnce }
    const ids: number[] = await askCaughtUp(shop, (house) => listMembersOf(house, after))
    cursor = ids.at(-1) ?? null
    if (cursor === null) return
    const members = await askCaughtUp(shop, (house) => readMemberRows(house, { ids, withOrders: input.columns.includes('orders') }))
    yield members.map((member) => input.columns.map((column) => cellOf(member, { column, language: input.language })))
  }
}

/** Instants are those of Taipei. */
function cellOf(member: MemberRow, { column, language }: { column: MemberExportColumn; language: Language }): Cell {
  switch (column) {
    case 'level':
      return inLanguage(levelText(member.level), language)
    case 'phone':
      return asDialled(member.phone ?? '')
    case 'last_order_at':
      return member.last_order_at === null ? '' : formatWholeMoment(member.last_order_at)
    case 'joined_at':
      return formatWholeMoment(member.joined_at)
    case 'tags':
      return member.tags.join(', ')
    case 'marks':
      return member.marks.map((mark) => inLanguage(markTexts[mark], language)).join(', ')
    default:
      return member[column] ?? ''
  }
}
