import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { familyOf } from '#server/sales/orders/published/family-of.ts'

/** Holds the products that an order and its parts have reserved, in id order, before anything is done with them. */
export async function lockReservedStock(tx: Tx, orderId: number): Promise<void> {
  await tx
    .selectFrom('products')
    .where('id', 'in', tx.selectFrom('stock_reservations').where('order_id', 'in', familyOf(orderId)).select('product_id'))
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

/** Sets the stock that an order and its parts held free again. Triggers keep products.reserved. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ state: 'released' })
    .where('order_id', 'in', familyOf(orderId))
    .where('state', '=', 'held')
    .execute()
}

/**
 * Whether all that one parcel holds lies on the shelf, in lots that are open. Of goods that orders hold more of than there is, whatever
 * came is for those that have held them longest (STK-21). Whoever asks holds its products.
 */
export async function isOnShelf(tx: Tx, orderId: number): Promise<boolean> {
  const short = await tx
    .selectFrom('stock_reservations')
    .innerJoin('products', 'products.id', 'stock_reservations.product_id')
    .where('stock_reservations.order_id', '=', orderId)
    .where('stock_reservations.state', '=', 'held')
    .where(sql<boolean>`stock_reservations.quantity + case when products.reserved > products.stock then ${heldBefore} else 0 end
      > on_shelf(products)`)
    .select('products.id')
    .executeTakeFirst()
  return short === undefined
}

const heldBefore = sql<number>`(
  select coalesce(sum(earlier.quantity), 0) from stock_reservations as earlier
  where earlier.product_id = products.id and earlier.state = 'held'
    and (earlier.created_at, earlier.id) < (stock_reservations.created_at, stock_reservations.id))`

/** Takes what was held for one parcel off the shelf: picking has begun (D-72). The ledger writes the sales by itself, of the lots that go out first (D-217). */
export async function takeStock(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('stock_reservations').set({ state: 'taken' }).where('order_id', '=', orderId).where('state', '=', 'held').execute()
}
