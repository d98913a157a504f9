import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

/**
 * Holds the stock of these products until the transaction ends, in id order, so that two orders never wait for each
 * other in a circle. Answers what of each is free.
 */
export async function lockStock(tx: Tx, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('products')
    .where('id', 'in', [...new Set(productIds)])
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
