import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

/** Units of each lot that these parcels have: what picking took for them, less what came back; what expires first stands first. */
export async function listLotsTaken(db: Kysely<Tables>, orderIds: readonly number[]) {
  return db
    .selectFrom('stock_movements')
    .innerJoin('stock_lots', 'stock_lots.id', 'stock_movements.lot_id')
    .where('stock_movements.order_id', '=', anyOf(orderIds))
    .where('stock_movements.kind', 'in', ['sale', 'transfer', 'return'])
    .groupBy(['stock_movements.product_id', 'stock_lots.id'])
    .having(({ eb, fn }) => eb(fn.sum('stock_movements.delta'), '<', 0))
    .orderBy('stock_lots.expires_on')
    .orderBy('stock_lots.id')
    .select(({ fn }) => [
      'stock_movements.product_id',
      'stock_lots.id',
      'stock_lots.number',
      'stock_lots.expires_on',
      fn.sum<number>('stock_movements.delta').as('delta'),
    ])
    .execute()
}
