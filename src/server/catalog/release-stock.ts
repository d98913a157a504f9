import type { Tx } from '#database/connect.ts'

/** Holds the products that an order has reserved, in id order, before anything is done with them. */
export async function lockReservedStock(tx: Tx, orderId: number): Promise<void> {
  await tx
    .selectFrom('products')
    .where('id', 'in', (eb) => eb.selectFrom('stock_reservations').where('order_id', '=', orderId).select('product_id'))
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

/** Sets the stock that an order held free again. Triggers keep products.reserved. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('stock_reservations').set({ state: 'released' }).where('order_id', '=', orderId).where('state', '=', 'held').execute()
}
