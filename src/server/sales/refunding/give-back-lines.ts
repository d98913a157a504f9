import type { Tx } from '#database/connect.ts'
import type { RefundReason } from '#rules/orders/afterwards.ts'
import type { RefundPart } from '#rules/returns/refund-share.ts'
import type { Terms } from '#rules/terms.ts'
import { collectLess } from '#server/money/payments/refunding/collect-less.ts'
import { saveGivenParts } from '#server/money/payments/refunding/save-given-parts.ts'
import { requestRefund } from '#server/money/payments/request-refund.ts'
import { returnSpentPoints } from '#server/people/points/return-spent-points.ts'
import { takeBackEarned } from '#server/people/points/take-back-earned.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { listGoodsLines } from '#server/sales/orders/published/goods-lines.ts'
import type { WeighedRefund } from './weigh-refund.ts'

export type GivingBackLines = {
  held: LockedParcel
  weighed: WeighedRefund
  /** What it follows from: the same cause twice is refused by the database. */
  cause: string
  reason: RefundReason
  /** What the buyer reads about it. */
  words: string | null
  terms: Terms
  now: Date
}

/**
 * Gives back what was weighed: the money to where it came from, or so much less is collected; the points that paid redeemed units,
 * and those that the goods had earned; and that much of the invoice goes. No goods move and neither does the order (DSK-18). The
 * order is held since it was weighed. Answers the number of the refund; null where no money goes back.
 */
export async function giveBackLines(shop: Shop, tx: Tx, giving: GivingBackLines): Promise<number | null> {
  const { held, weighed, cause, reason, words, terms, now } = giving
  const { whole } = held
  const { amount, from, isUncollected, parts, points } = weighed
  const wish = { amount, reason, cause, words, actor: 'operations', now } as const
  const refundId = from && (await requestRefund(tx, { ...wish, paymentId: from.id }))
  if (isUncollected && amount > 0) await collectLess(shop, tx, { orderId: whole.id, by: amount, reason, now })
  await saveGivenParts(tx, { orderId: whole.id, cause, refundId, isUncollected, parts })
  const about = { memberId: whole.user_id, now }
  const why = reason === 'goods_missing' || reason === 'missing' ? 'point_product_out_of_stock' : 'refund'
  for (const [parcelId, back] of await pointsByParcel(tx, { orderId: whole.id, parts }))
    await returnSpentPoints(tx, { ...about, orderId: parcelId, points: back, reason: why, cause, terms: terms.points })
  await takeBackEarned(tx, { ...about, orderId: whole.id, points: points.taken, reason: 'partial_product_return', key: cause })
  if (amount > 0) await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount, cause })
  return refundId
}

/** Spent points go back to where they were spent: each parcel has those of its own lines. */
async function pointsByParcel(tx: Tx, { orderId, parts }: { orderId: number; parts: readonly RefundPart[] }): Promise<Map<number, number>> {
  const back = new Map<number, number>()
  if (parts.every(({ points }) => points === 0)) return back
  const lines = await listGoodsLines(tx, orderId)
  for (const { lineId, points } of parts) {
    const parcelId = lines.find(({ id }) => id === lineId)?.parcelId
    if (parcelId !== undefined && points > 0) back.set(parcelId, (back.get(parcelId) ?? 0) + points)
  }
  return back
}
