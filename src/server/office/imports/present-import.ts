import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { addDays, addMinutes } from '#rules/calendar.ts'
import { isEntryKind, type ImportField } from '#rules/imports/import-fields.ts'
import { daysToUndo, hoursOfTrial, rowActions, type RowAction, type OutcomeCounts, type RowFault } from '#rules/imports/row-result.ts'
import { findSlugsOfBrands } from '#server/catalog/products/published/brands-of-files.ts'
import { flatLabel } from '#rules/label/flat-label.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countPictures } from './pictures/store.ts'
import { listRowsOfImport, type RowView } from './rows-store.ts'
import { noteRowsSeen, seenOfImport, type Looking, type Seen } from './seen-of-import.ts'
import { findImportRow, listImportRows, type ImportRow } from './store.ts'

const importsAtOnce = 50
const rowsAtOnce = 100

/** Imports of a year, the newest first (IMP-19). */
export async function listImports({ database: { db } }: Shop, below: number | undefined) {
  const found = await listImportRows(db, { below: below ?? null, limit: importsAtOnce + 1 })
  const rows = found.slice(0, importsAtOnce)
  return { rows: rows.map(presentListed), next: found.length > importsAtOnce ? (rows.at(-1)?.id ?? null) : null }
}

/** One import; null when there is none. */
export async function findImport({ database: { db }, now }: Shop, { id, by }: { id: number; by: Looking }) {
  const row = await findImportRow(db, id)
  if (!row || row.state === 'arriving') return null
  const pictures = await countPictures(db, id)
  const wasApplied = row.applied_at !== null && ['done', 'stopped', 'failed'].includes(row.state)
  const listed = presentListed(row)
  const { outcomes } = listed.counts
  return {
    ...listed,
    format: row.format,
    encoding: row.encoding,
    delimiter: row.delimiter,
    problem: row.problem,
    problem_row: row.problem_row,
    // A file without a row of headings has the first of its rows there.
    headings: seesHeadings(by, row) ? (row.headings as string[]) : [],
    matching: row.matching as (ImportField | null)[],
    mode: row.stock_mode,
    rounds_down: row.rounds_down,
    tried_at: momentOf(row.tried_at),
    applied_at: momentOf(row.applied_at),
    undone_at: momentOf(row.undone_at),
    applied: (outcomes.applied ?? 0) + (outcomes.undone ?? 0) + (outcomes.kept ?? 0),
    packed: Array.isArray(row.packed_names) ? row.packed_names.length : null,
    pictures,
    outdated: row.state === 'ready' && row.tried_at !== null && addMinutes(row.tried_at, hoursOfTrial * 60) < now(),
    can_undo: wasApplied && row.applied_at !== null && addDays(row.applied_at, daysToUndo) >= now(),
  }
}

const seesHeadings = (by: Looking, row: ImportRow) => !isEntryKind(row.kind) || seenOfImport(by, row).all

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null

type Counts = Partial<Record<RowAction, number>> & { fields?: Record<string, number>; outcomes?: OutcomeCounts }

function presentListed({ id, kind, file_name, by, state, row_count, created_at, counts }: ImportRow) {
  const { fields = {}, outcomes = {}, ...actions } = counts as Counts
  return {
    id,
    kind,
    file_name,
    by,
    state,
    rows: row_count,
    begun_at: created_at.toISOString(),
    counts: {
      actions: Object.fromEntries(rowActions.flatMap((action) => (actions[action] ? [[action, actions[action]]] : []))),
      outcomes,
      fields,
    },
  }
}

type Asked = { id: number; view: RowView; words: string; after: number; by: Looking }

/** Rows of an import; null when there is none. */
export async function listImportedRows(shop: Shop, { id, view, words, after, by }: Asked) {
  const { db } = shop.database
  const row = await findImportRow(db, id)
  if (!row) return null
  const seen = seenOfImport(by, row)
  if (isEntryKind(row.kind) && !seen.all) return { rows: [], next: null }
  const found = await listRowsOfImport(db, { importId: id, view, words: words.trim(), offset: after, limit: rowsAtOnce + 1 })
  await noteRowsSeen(shop, { id, kind: row.kind, by, rows: found.length })
  const brands = await brandsOfRows(db, found)
  const rows = found.slice(0, rowsAtOnce).map(({ row_no, product_id, name, action, before, after: to, faults, outcome, why }) => ({
    row: row_no,
    product: isEntryKind(row.kind) ? null : product_id,
    name,
    action,
    changes: changesOf(before as Said, to as Said)
      .map((each) => inWords(each, brands))
      .map((each) => shown(each, seen)),
    faults: faultsSeen(faults, seen),
    outcome,
    why: faultsSeen(why ?? [], seen),
  }))
  return { rows, next: found.length > rowsAtOnce ? after + rowsAtOnce : null }
}

type Change = ReturnType<typeof changesOf>[number]

/** Of a field that somebody may not see the values of, only that it changes. */
export function shown({ field, before, after }: Change, seen: Seen) {
  return seen.field(field) ? { field, before, after } : { field, before: null, after: null, hidden: true as const }
}

/** What was written in a cell is told with its fault only to who sees the field. */
export function faultsSeen(faults: unknown, seen: Seen): RowFault[] {
  return (faults as RowFault[]).map((fault) => (seen.field(fault.field) ? fault : { field: fault.field, code: fault.code }))
}

type Said = Readonly<Record<string, unknown>>

/** What the brands that rows name are called in addresses, as files say them. */
export async function brandsOfRows(db: Kysely<Tables>, rows: readonly { before: unknown; after: unknown }[]) {
  const named = rows.flatMap(({ before, after }) => [(before as Said)['brand_id'], (after as Said)['brand_id']])
  return findSlugsOfBrands(
    db,
    named.filter((id) => typeof id === 'number'),
  )
}

export function inWords(change: Change, brands: ReadonlyMap<number, string>): Change {
  if (change.field !== 'brand_id') return change
  const slugOf = (id: unknown) => (typeof id === 'number' ? (brands.get(id) ?? null) : null)
  return { ...change, before: slugOf(change.before), after: slugOf(change.after) }
}

/** Each field, from and to. The units of a file are told as the stock that they make. */
export function changesOf(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return Object.entries({ ...after, ...(after['label'] !== undefined && changedPlaces(before, after)) })
    .filter(([field]) => !['units', 'label', 'made_family', 'text', 'given', 'stood', 'replaces'].includes(field))
    .map(([field, to]) => ({
      field,
      before: (field.startsWith('label.') ? flatLabel(before['label'])[field] : before[field]) ?? null,
      after: inShort(field, to),
    }))
}

/** Of a label only the places that become something else. */
function changedPlaces(before: Said, after: Said): Record<string, unknown> {
  const [was, becomes] = [flatLabel(before['label']), flatLabel(after['label'])]
  const places = [...new Set([...Object.keys(was), ...Object.keys(becomes)])]
  const different = places.filter((place) => !isDeepStrictEqual(was[place], becomes[place]))
  return Object.fromEntries(different.map((place) => [place, becomes[place] ?? null]))
}

/** Of a family its name, of pictures how many there are. */
function inShort(field: string, to: unknown): unknown {
  if (field === 'family') return (to as { name: string }).name
  return field === 'pictures' ? (to as readonly unknown[]).length : to
}
