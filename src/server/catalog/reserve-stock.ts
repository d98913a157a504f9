import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/**
 * Holds the stock of these products until the transaction ends, in id order, so that two orders never wait for each
 * other in a circle. Answers what of each is free.
 */
export async function lockStock(tx: Tx, products: SelectQueryBuilder<Tables, never, { product_id: number }>): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('products')
    .where('id', 'in', products)
    .orderBy('id')
    .select(['id', sql<number>`stock - reserved`.as('free')])
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row.free]))
}

/** Reserves units for an order. The database refuses to reserve more than there is. */
export async function reserveStock(tx: Tx, { orderId, units }: { orderId: number; units: ReadonlyMap<number, number> }): Promise<void> {
  if (units.size === 0) return
  const rows = [...units].sort(([one], [other]) => one - other).map(([productId, quantity]) => ({ order_id: orderId, product_id: productId, quantity }))
  await tx.insertInto('stock_reservations').values(rows).execute()
}
