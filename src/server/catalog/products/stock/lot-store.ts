import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'
import type { Day } from '#rules/calendar.ts'
import type { LotState } from '#rules/catalog/lots.ts'

const lotColumns = [
  'stock_lots.id',
  'stock_lots.product_id',
  'stock_lots.number',
  'stock_lots.expires_on',
  'stock_lots.received_on',
  'stock_lots.quantity',
  'stock_lots.state',
  'stock_lots.block_on',
  'stock_lots.by_hand',
  'stock_lots.recalled',
] as const

/** The lots of a product that hold something, in the order in which they go out. */
export async function listLots(db: Kysely<Tables>, productId: number) {
  return db
    .selectFrom('stock_lots')
    .where('product_id', '=', productId)
    .where('quantity', '>', 0)
    .orderBy('expires_on')
    .orderBy('received_on')
    .orderBy('id')
    .select(lotColumns)
    .execute()
}

export async function findLot(db: Kysely<Tables>, id: number) {
  return db.selectFrom('stock_lots').where('id', '=', id).select(lotColumns).executeTakeFirst()
}

type NewLot = { product_id: number; number: string; expires_on: Day; received_on: Day; block_on: Day; state: LotState }

/** The lot of that number and day, which is made if there is none. Whoever calls holds its product. */
export async function findOrCreateLot(tx: Tx, { product_id, number, expires_on, ...begins }: NewLot): Promise<number> {
  const known = await tx
    .selectFrom('stock_lots')
    .where('product_id', '=', product_id)
    .where('number', '=', number)
    .where('expires_on', '=', expires_on)
    .select('id')
    .executeTakeFirst()
  if (known) return known.id
  const made = await tx
    .insertInto('stock_lots')
    .values({ product_id, number, expires_on, ...begins })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export type LotChange = { id: number; block_on: Day; state: LotState; by_hand: boolean }

/** Whoever calls holds the products of these lots. */
export async function saveLots(tx: Tx, changes: readonly LotChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx
    .updateTable('stock_lots')
    .from(rowsOf('stock_lots', JSON.stringify(changes)).as('change'))
    .whereRef('stock_lots.id', '=', 'change.id')
    .set((eb) => ({ block_on: eb.ref('change.block_on'), state: eb.ref('change.state'), by_hand: eb.ref('change.by_hand') }))
    .execute()
}

/** Lots that hold something, with what their products say of the day on which they are blocked. */
export async function listLotsToTurn(db: Kysely<Tables>, products: readonly number[]) {
  return db
    .selectFrom('stock_lots')
    .innerJoin('products', 'products.id', 'stock_lots.product_id')
    .where('stock_lots.product_id', '=', anyOf(products))
    .where('stock_lots.quantity', '>', 0)
    .orderBy('stock_lots.id')
    .select(lotColumns)
    .select([
      'products.arrival_days',
      'products.temperature',
      'products.exclusive',
      'products.tcat_only',
      'products.embargo',
      'products.cod',
    ])
    .execute()
}

/** Products that have anything in lots, so many after this one. */
export async function listProductsWithLots(db: Kysely<Tables>, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .where('id', '>', after)
    .where(sql<boolean>`in_lots > 0`)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What a parcel has of each lot and has not given back: of goods in no lot, null. */
export async function listUnitsAway(db: Kysely<Tables>, { orderId, productIds }: { orderId: number; productIds: readonly number[] }) {
  return db
    .selectFrom('stock_movements')
    .leftJoin('stock_lots', 'stock_lots.id', 'stock_movements.lot_id')
    .where('stock_movements.order_id', '=', orderId)
    .where('stock_movements.product_id', '=', anyOf(productIds))
    .where('stock_movements.kind', 'in', ['sale', 'transfer', 'return'])
    .groupBy(['stock_movements.product_id', 'stock_movements.lot_id', 'stock_lots.expires_on', 'stock_lots.received_on'])
    .having(({ eb, fn }) => eb(fn.sum('stock_movements.delta'), '<', 0))
    .select(({ fn }) => [
      'stock_movements.product_id',
      'stock_movements.lot_id',
      'stock_lots.expires_on',
      'stock_lots.received_on',
      fn.sum<number>('stock_movements.delta').as('delta'),
    ])
    .execute()
}

/** Which of these parcels have units of a lot, and how many. */
export async function listUnitsOfLot(db: Kysely<Tables>, { orderIds, lotId }: { orderIds: readonly number[]; lotId: number }) {
  const rows = await db
    .selectFrom('stock_movements')
    .where('lot_id', '=', lotId)
    .where('order_id', '=', anyOf(orderIds))
    .where('kind', 'in', ['sale', 'transfer', 'return'])
    .groupBy('order_id')
    .having(({ eb, fn }) => eb(fn.sum('delta'), '<', 0))
    .orderBy('order_id')
    .select(({ fn }) => ['order_id', fn.sum<number>('delta').as('delta')])
    .execute()
  return rows.flatMap(({ order_id, delta }) => (order_id === null ? [] : [{ order_id, units: -delta }]))
}
