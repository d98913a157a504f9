import type { Tx } from '#database/connect.ts'
import type { Terms } from '#rules/terms.ts'
import { lockReservedStock, releaseStock } from '#server/catalog/products/release-stock.ts'
import { releaseDiscount } from '#server/sales/discounts/release-discount.ts'
import { giveGiftsBack } from '#server/sales/cart/give-gifts-back.ts'
import type { LockedOrder } from '#server/sales/orders/record-transition.ts'
import { holdAccount } from '#server/people/points/hold-account.ts'
import { returnSpentPoints } from '#server/people/points/return-spent-points.ts'

/**
 * An order came to nothing: its stock, its points, its discount code and its gifts are free again. Products and points are held
 * first, in the order in which placing holds them, so that the two never wait for each other in a circle.
 */
export async function returnWhatWasTaken(tx: Tx, order: LockedOrder, { terms, now }: { terms: Terms; now: Date }): Promise<void> {
  const { id: orderId, user_id: memberId, points_cost: points } = order
  await lockReservedStock(tx, orderId)
  if (points > 0) await holdAccount(tx, { memberId, now })
  await releaseStock(tx, orderId)
  await releaseDiscount(tx, { orderId, now })
  await giveGiftsBack(tx, { orderId, memberId })
  if (points > 0) await returnSpentPoints(tx, { memberId, orderId, points, terms: terms.points, now })
}
