import type { Tx } from '#database/connect.ts'
import { releaseDiscount } from '#server/discounts/release-discount.ts'
import type { LockedOrder } from '#server/orders/record-move.ts'
import { returnSpentPoints } from '#server/points/return-spent-points.ts'
import { releaseStock } from '#server/catalog/release-stock.ts'

/** An order came to nothing: its stock, its points and its discount code are free again. */
export async function returnWhatWasTaken(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  await releaseStock(tx, order.id)
  await releaseDiscount(tx, order.id)
  if (order.points_cost > 0) await returnSpentPoints(tx, { memberId: order.user_id, orderId: order.id, points: order.points_cost, now })
}
