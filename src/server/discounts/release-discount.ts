import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'

/** A discount code that an order used can be used again (D-27). */
export async function releaseDiscount(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('discount_uses').set({ released_at: sql`now()` }).where('order_id', '=', orderId).where('released_at', 'is', null).execute()
}
