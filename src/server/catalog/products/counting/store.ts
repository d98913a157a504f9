import { sql, type Insertable, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

const headColumns = ['id', 'name', 'shows_expected', 'started_by', 'started_at', 'booked_by', 'booked_at'] as const

export async function findStocktakeRow(db: Db, id: number) {
  return db.selectFrom('stocktakes').where('id', '=', id).select(headColumns).executeTakeFirst()
}

/** The count, held against being booked meanwhile; many may count into it at once. */
export async function shareStocktake(tx: Tx, id: number) {
  return tx.selectFrom('stocktakes').where('id', '=', id).select(headColumns).forShare().executeTakeFirst()
}

/** The count, held: nobody counts into it until the transaction ends. */
export async function lockStocktake(tx: Tx, id: number) {
  return tx.selectFrom('stocktakes').where('id', '=', id).select(headColumns).forUpdate().executeTakeFirst()
}

export async function listStocktakeRows(db: Db, { isOpen, before, limit }: { isOpen: boolean; before: number | null; limit: number }) {
  const linesOf = sql`stocktake_lines where stocktake_lines.stocktake_id = stocktakes.id`
  return db
    .selectFrom('stocktakes')
    .where('booked_at', isOpen ? 'is' : 'is not', null)
    .$if(before !== null, (rows) => rows.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .select(headColumns)
    .select([
      sql<number>`(select count(*)::int from ${linesOf})`.as('lines'),
      sql<number>`(select count(*)::int from ${linesOf} and exists (select from stocktake_marks where line_id = stocktake_lines.id))`.as(
        'counted',
      ),
    ])
    .execute()
}

/** Lines with what the ledger says of them now. */
export async function listLines(db: Db, stocktakeId: number) {
  return db
    .selectFrom('stocktake_lines')
    .innerJoin('products', 'products.id', 'stocktake_lines.product_id')
    .leftJoin('stock_lots', 'stock_lots.id', 'stocktake_lines.lot_id')
    .leftJoin('product_costs', 'product_costs.product_id', 'stocktake_lines.product_id')
    .where('stocktake_id', '=', stocktakeId)
    .orderBy('products.shelf')
    .orderBy('products.id')
    .orderBy('stock_lots.expires_on')
    .orderBy('stocktake_lines.id')
    .select([
      'stocktake_lines.id',
      'stocktake_lines.product_id',
      'stocktake_lines.lot_id',
      'products.name_zh',
      'products.name_en',
      'products.preview',
      'products.shelf',
      'products.barcode',
      'stock_lots.number',
      'stock_lots.expires_on',
      'product_costs.average_cents',
      sql<number>`coalesce(stock_lots.quantity, products.stock - products.in_lots)`.as('quantity'),
    ])
    .execute()
}

/** What was counted of each line, in the order in which it arrived. */
export async function listMarks(db: Db, stocktakeId: number) {
  return db
    .selectFrom('stocktake_marks')
    .innerJoin('stocktake_lines', 'stocktake_lines.id', 'stocktake_marks.line_id')
    .where('stocktake_id', '=', stocktakeId)
    .orderBy('stocktake_marks.id')
    .select(['line_id', 'round', 'kind', 'units', 'counter as by', 'counted_by', 'counted_at as at'])
    .execute()
}

/** What moved of each line after it was begun to be counted. */
export async function listMoved(db: Db, stocktakeId: number) {
  const { rows } = await sql<{ line_id: number; delta: number; at: Date }>`
    select line.id as line_id, moved.delta, moved.created_at as at
    from stocktake_lines as line
    join lateral (select min(counted_at) as since from stocktake_marks where line_id = line.id) as first on first.since is not null
    join stock_movements as moved on moved.product_id = line.product_id and moved.created_at > first.since
      and moved.lot_id is not distinct from line.lot_id
    where line.stocktake_id = ${stocktakeId}`.execute(db)
  return rows
}

export async function createStocktake(tx: Tx, row: Insertable<Tables['stocktakes']>): Promise<number> {
  return (await tx.insertInto('stocktakes').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** One line for the units of each product in no lot, and one for each of its lots that holds any; answers how many there are. */
export async function createLines(tx: Tx, { stocktakeId, productIds }: { stocktakeId: number; productIds: readonly number[] | null }) {
  const ofThem = productIds === null ? sql`true` : sql`products.id = ${anyOf(productIds)}`
  const { rows } = await sql<{ id: number }>`
    insert into stocktake_lines (stocktake_id, product_id, lot_id, frozen)
      select ${stocktakeId}::bigint, id, null::bigint, stock - in_lots from products
        where ${ofThem} and state <> 'archived' and (stock > in_lots or in_lots = 0)
      union all
      select ${stocktakeId}::bigint, product_id, stock_lots.id, quantity from stock_lots join products on products.id = product_id
        where ${ofThem} and quantity > 0
      returning id`.execute(tx)
  return rows.length
}

/** Products of a category and of those below it. */
export async function listOfCategory(db: Db, category: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .where(({ or, eb }) => or([eb('categories.id', '=', category), eb('categories.parent_id', '=', category)]))
    .select('product_id')
    .distinct()
    .execute()
  return rows.map(({ product_id }) => product_id)
}

export async function listOfShelf(db: Db, shelf: string): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .where(sql<boolean>`starts_with(shelf, ${shelf})`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of a count's lines these are, and in which round each was counted last. */
export async function listRounds(db: Db, { stocktakeId, lineIds }: { stocktakeId: number; lineIds: readonly number[] }) {
  return db
    .selectFrom('stocktake_lines')
    .where('stocktake_id', '=', stocktakeId)
    .where('id', '=', anyOf(lineIds))
    .select('id')
    .select(sql<number>`coalesce((select max(round) from stocktake_marks where line_id = stocktake_lines.id), 0)`.as('round'))
    .execute()
}

export async function listKnownSeqs(db: Db, { deviceKey, seqs }: { deviceKey: string; seqs: readonly number[] }) {
  const rows = await db
    .selectFrom('stocktake_marks')
    .where('device_key', '=', deviceKey)
    .where('seq', '=', anyOf(seqs))
    .select('seq')
    .execute()
  return new Set(rows.map(({ seq }) => seq))
}

/** What came at the same moment on another way is not counted again. */
export async function createMarks(tx: Tx, rows: readonly Insertable<Tables['stocktake_marks']>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('stocktake_marks')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function saveBooked(tx: Tx, { id, by, now }: { id: number; by: string; now: Date }): Promise<void> {
  await tx.updateTable('stocktakes').set({ booked_by: by, booked_at: now }).where('id', '=', id).execute()
}
