import type { Tx } from '#database/connect.ts'
import { familySize } from '#rules/catalog/families/family.ts'
import type { ImportField } from '#rules/imports/import-fields.ts'
import type { Text } from '#rules/locale.ts'
import { listMembersAmong, type MemberOfFile } from '#server/catalog/products/published/families-of-files.ts'
import type { BesideProduct } from '../applying/beside-product.ts'
import type { TriedRow } from '../rows-store.ts'
import { findCandidates, type HowTried, type Judged } from '../trying/judge-goods.ts'
import { judgeRow } from '../trying/judge-row.ts'
import { parseRow, type FileRow, type Matching, type ParsedRow } from '../trying/parse-row.ts'

/** A file without names of families is not read to its end as one. */
const mostRowsOfFamily = 5000

/** Rows whose families are whole, and those of the last one, of which more may follow. */
export function wholeFamilies(rows: readonly FileRow[], matching: Matching): { whole: readonly FileRow[]; rest: FileRow[] } {
  const place = matching.indexOf('family_zh')
  const nameOf = (row: FileRow | undefined) => row?.cells[place]?.trim() ?? ''
  const last = rows.findLastIndex((row) => nameOf(row) !== nameOf(rows.at(-1)))
  if (rows.length - last > mostRowsOfFamily) return { whole: rows, rest: [] }
  return { whole: rows.slice(0, last + 1), rest: rows.slice(last + 1) }
}

type Row = Judged & { parsed: ParsedRow }

/** What rows would do that join products to families: those that follow each other and name the same one. */
export async function judgeFamilies(tx: Tx, rows: readonly FileRow[], how: HowTried): Promise<Judged[]> {
  const parsed = rows.map((row) => parseRow(row, how))
  const candidates = await findCandidates(tx, parsed)
  const judged = parsed.map((row): Row => ({
    tried: judgeRow(row, { kind: 'families', mode: null, candidates, brands: new Map() }),
    parsed: row,
  }))
  const ids = judged.flatMap(({ tried }) => tried.product_id ?? [])
  const standing = new Map((await listMembersAmong(tx, ids)).map((member) => [member.id, member]))
  return groupsOf(judged).flatMap((group) => judgeFamily(group, standing))
}

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && sayOf(row, 'family_zh') === sayOf(group[0], 'family_zh')) group.push(row)
    else groups.push([row])
  }
  return groups
}

const sayOf = (row: Row | undefined, field: ImportField): string => String(row?.parsed.said[field] ?? '').trim()
const textOf = (row: Row | undefined, name: 'family' | 'axis1' | 'axis2' | 'value1' | 'value2'): Text => ({
  zh: sayOf(row, `${name}_zh`),
  en: sayOf(row, `${name}_en`),
})

function judgeFamily(group: readonly Row[], standing: ReadonlyMap<number, MemberOfFile>): Judged[] {
  const memberOf = ({ tried }: Row) => standing.get(tried.product_id ?? 0)
  const axes = (['axis1', 'axis2'] as const).map((axis) =>
    textOf(
      group.find((row) => sayOf(row, `${axis}_zh`) !== ''),
      axis,
    ),
  )
  const named = axes[1]?.zh === '' ? axes.slice(0, 1) : axes
  const faultOf = (row: Row): RowWrong | null => {
    if (row.tried.action !== 'same') return null
    const member = memberOf(row)
    if (member) return saysTheSame(row, member) ? null : { field: 'family_zh', code: 'inFamily', by: member.family_zh }
    return faultOfValues(row, { group, axes: named }) ?? (group.some(memberOf) ? { field: null, code: 'familyThere' } : null)
  }
  const faults = new Map(group.map((row) => [row, faultOf(row)]))
  const joining = group.filter((row) => row.tried.action === 'same' && !memberOf(row) && !faults.get(row))
  const isAlone = joining.length === 1
  const members = joining.map((row) => ({
    row_no: row.tried.row_no,
    values: named.map((_, place) => textOf(row, place === 0 ? 'value1' : 'value2')),
  }))
  const name = textOf(group[0], 'family')
  const family: BesideProduct['family'] = { name: name.zh, name_en: name.en, axes: named, members }
  return group.map((row) => {
    const fault = faults.get(row) ?? (isAlone && joining.includes(row) ? { field: null, code: 'familyTooSmall' } : null)
    if (fault) return { ...row, tried: { ...row.tried, action: 'error', faults: [fault] } }
    if (!joining.includes(row)) return row
    return { ...row, tried: joined(row.tried, row === joining.at(-1) ? { joins: name.zh, family } : { joins: name.zh }) }
  })
}

type RowWrong = TriedRow['faults'][number]

const joined = (tried: TriedRow, beside: BesideProduct): TriedRow => ({ ...tried, action: 'update', after: { ...tried.after, ...beside } })

type Within = { group: readonly Row[]; axes: readonly Text[] }

function faultOfValues(row: Row, { group, axes }: Within): RowWrong | null {
  if (group.length > familySize.most) return { field: null, code: 'familyTooLarge' }
  const needed: ImportField[] = ['family_zh', 'value1_zh', ...(axes.length > 1 ? (['value2_zh'] as const) : [])]
  const empty = needed.find((field) => sayOf(row, field) === '')
  if (empty) return { field: empty, code: 'required' }
  if (axes[0]?.zh === '') return { field: 'axis1_zh', code: 'required' }
  const valuesOf = (each: Row) => [sayOf(each, 'value1_zh'), sayOf(each, 'value2_zh')].join('\u001f')
  const isTwice = group.slice(0, group.indexOf(row)).some((each) => valuesOf(each) === valuesOf(row))
  return isTwice ? { field: 'value1_zh', code: 'variantTwice' } : null
}

const compared = [
  'family_zh',
  'family_en',
  'axis1_zh',
  'axis1_en',
  'value1_zh',
  'value1_en',
  'axis2_zh',
  'axis2_en',
  'value2_zh',
  'value2_en',
] as const

/** What is not said is left alone. */
const saysTheSame = (row: Row, member: MemberOfFile) =>
  compared.every((field) => sayOf(row, field) === '' || sayOf(row, field) === (member[field] ?? '').trim())
