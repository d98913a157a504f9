import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { gridFields, type GridField, type GridValue } from '#rules/grid/grid-fields.ts'
import { listWholeRows } from './whole-store.ts'

/** Products as the grid edits them, in this order; what there is none of is left out. */
export async function listForGrid(db: Kysely<Tables>, ids: readonly number[]) {
  const rows = new Map((await listWholeRows(db, ids)).map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id)
    return row ? [{ id, preview: row.preview, state: row.state, free: row.free, fields: gridFieldsOf(row) }] : []
  })
}

function gridFieldsOf(row: Readonly<Record<GridField, GridValue>>): Record<GridField, GridValue> {
  return Object.fromEntries(gridFields.map((field) => [field, row[field]])) as Record<GridField, GridValue>
}
