import type { Tx } from '#database/connect.ts'

/** A discount code that an order used can be used again (D-27). */
export async function releaseDiscount(tx: Tx, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  await tx.updateTable('discount_uses').set({ released_at: now }).where('order_id', '=', orderId).where('released_at', 'is', null).execute()
}
