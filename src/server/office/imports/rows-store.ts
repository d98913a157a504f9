import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { OutcomeCounts, RowAction, RowFault, RowOutcome } from '#rules/imports/row-result.ts'

type Db = Kysely<Tables>

/** A row of the file as its trial has judged it. */
export type TriedRow = {
  row_no: number
  cells: readonly string[]
  product_id: number | null
  name: string
  action: RowAction
  seen: number | null
  before: object
  after: object
  faults: readonly RowFault[]
  weight: number
}

export async function deleteRows(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('import_rows').where('import_id', '=', importId).execute()
}

export async function createTriedRows(tx: Tx, { importId, rows }: { importId: number; rows: readonly TriedRow[] }): Promise<void> {
  await sql`insert into import_rows (import_id, row_no, cells, product_id, name, action, seen, before, after, faults, weight)
    select ${importId}, row_no, array(select jsonb_array_elements_text(cells)), product_id, name, action, seen, before, after, faults, weight
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as tried (row_no int, cells jsonb, product_id bigint, name text, action text,
      seen int, before jsonb, after jsonb, faults jsonb, weight int)`.execute(tx)
}

/** Rows that mean what another row means too are errors, the first one among them (IMP-05). */
export async function saveDoubled(tx: Tx, { importId, rows }: { importId: number; rows: readonly number[] }): Promise<void> {
  if (rows.length === 0) return
  await sql`update import_rows set action = 'error', faults = faults || '[{"field": null, "code": "doubled"}]'::jsonb
    where import_id = ${importId} and row_no = ${anyOf(rows)} and action <> 'error'`.execute(tx)
}

export async function countActions(db: Db, importId: number): Promise<Partial<Record<RowAction, number>>> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .groupBy('action')
    .select(({ fn }) => ['action', fn.countAll<number>().as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ action, count }) => [action, Number(count)]))
}

/** How many rows change each field. */
export async function countChangedFields(db: Db, importId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ field: string; count: number }>`
    select field, count(*)::int as count from import_rows, jsonb_object_keys(after) as field
    where import_id = ${importId} and action = 'update' group by field`.execute(db)
  return Object.fromEntries(rows.map(({ field, count }) => [field, count]))
}

export async function countOutcomes(db: Db, importId: number): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('outcome', 'is not', null)
    .groupBy('outcome')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .execute()
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]))
}

/** The next rows that would change something, behind the mark; and those that set stock to what it was when they were tried. */
export async function listToApply(tx: Tx, { importId, mark, limit }: { importId: number; mark: number; limit: number }) {
  return tx
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row_no', '>', mark)
    .where((eb) => eb.or([eb('action', 'in', ['new', 'update']), eb.and([eb('action', '=', 'same'), sql<boolean>`after ? 'units'`])]))
    .orderBy('row_no')
    .limit(limit)
    .select(['row_no', 'name', 'action', 'product_id', 'seen', 'before', 'after'])
    .execute()
}

/** The next rows that were applied and not undone, behind the mark. */
export async function listToUndo(tx: Tx, { importId, mark, limit }: { importId: number; mark: number; limit: number }) {
  return tx
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row_no', '>', mark)
    .where('outcome', '=', 'applied')
    .orderBy('row_no')
    .limit(limit)
    .select(['row_no', 'name', 'action', 'product_id', 'seen', 'before', 'after'])
    .execute()
}

/** Which product each of these rows has made or changed. */
export async function listProductsOfRows(tx: Tx, { importId, rows }: { importId: number; rows: readonly number[] }) {
  const found = await tx
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row_no', '=', anyOf(rows))
    .where((eb) => eb.or([eb('outcome', '=', 'applied'), eb('action', '=', 'same')]))
    .where('product_id', 'is not', null)
    .select(['row_no', 'product_id'])
    .execute()
  return found.map(({ row_no: row, product_id: product }) => [row, product ?? 0] as const)
}

export type RowToMove = Awaited<ReturnType<typeof listToApply>>[number]

/** What became of a row; `product` and `after` where only applying it said them. */
export type Outcome = { row_no: number; outcome: RowOutcome; why: RowFault[] | null; product?: number; before?: object; after?: object }

export async function saveOutcomes(tx: Tx, { importId, outcomes }: { importId: number; outcomes: readonly Outcome[] }): Promise<void> {
  await sql`update import_rows set outcome = became.outcome, why = became.why,
      product_id = coalesce(became.product, product_id), before = coalesce(became.before, import_rows.before),
      after = coalesce(became.after, import_rows.after)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as became (row_no int, outcome text, why jsonb, product bigint, before jsonb, after jsonb)
    where import_id = ${importId} and import_rows.row_no = became.row_no`.execute(tx)
}

export const rowViews = ['attention', 'new', 'update', 'all'] as const
export type RowView = (typeof rowViews)[number]

/** A row that only brings a picture of another row is left out as it should be. */
const notOfPicture = sql<boolean>`faults -> 0 ->> 'code' is distinct from 'pictureRow'`

type Listing = { importId: number; view: RowView; words: string; offset: number; limit: number }

/** Rows for a page: what needs a person, then the largest changes, then as they stand in the file (IMP-07). */
export async function listRowsOfImport(db: Db, { importId, view, words, offset, limit }: Listing) {
  return db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .$if(view === 'attention', (rows) =>
      rows.where((eb) =>
        eb.or([eb('action', '=', 'error'), eb.and([eb('action', '=', 'skip'), notOfPicture]), eb('outcome', 'in', ['skipped', 'kept'])]),
      ),
    )
    .$if(view === 'new', (rows) => rows.where('action', '=', 'new'))
    .$if(view === 'update', (rows) => rows.where('action', '=', 'update'))
    .$if(words !== '', (rows) =>
      rows.where((eb) => eb.or([eb('name', 'ilike', `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`), eb(sql`row_no::text`, '=', words)])),
    )
    .orderBy('weight', 'desc')
    .orderBy('row_no')
    .offset(offset)
    .limit(limit)
    .select(['row_no', 'product_id', 'name', 'action', 'before', 'after', 'faults', 'outcome', 'why'])
    .execute()
}

/** Rows as they stand in the file, for the report. */
export async function listForReport(db: Db, { importId, after, limit }: { importId: number; after: number; limit: number }) {
  return db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit)
    .select(['row_no', 'cells', 'action', 'before', 'after', 'faults', 'outcome', 'why'])
    .execute()
}
