import type { Tx } from '#database/connect.ts'

/** Sets the stock that an order held free again. Triggers keep products.reserved, and hold the products in id order. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('stock_reservations').set({ state: 'released' }).where('order_id', '=', orderId).where('state', '=', 'held').execute()
}
