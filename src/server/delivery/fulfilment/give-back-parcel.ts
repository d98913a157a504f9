import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import type { OrderEvent } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Terms } from '#rules/terms.ts'
import { returnStock, type LostUnits } from '#server/catalog/products/return-stock.ts'
import { releaseDiscount } from '#server/sales/discounts/release-discount.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { shareOfParcel } from '#server/sales/refunding/share-of-parcel.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { giveUpPayment } from '#server/money/payments/give-up-payment.ts'
import { lockMoney } from '#server/money/payments/lock-money.ts'
import { returnSpentPoints } from '#server/people/points/return-spent-points.ts'
import type { Acting, ParcelRefusal } from './parcel-refusal.ts'
import { isLast, priceOf } from './price-of-parcel.ts'
import { refundOrEnd } from './refund-or-end.ts'

export type GivingBack = Acting & {
  held: LockedParcel
  /** The move for a parcel that is paid, and for one that is not. */
  events: { paid: OrderEvent; unpaid: OrderEvent }
  /** What is lost and does not come back to the shelf. */
  lost: readonly LostUnits[]
  /** The press that it comes from, for the history; left out where nobody comes twice. */
  cause?: string | undefined
  /** What is kept of the money, such as the way back; never more than the parcel cost. */
  keep: Twd
  reason: 'goods_missing' | 'returned'
  terms: Terms
  now: Date
}

/**
 * A parcel will not reach its buyer: its goods go back to the shelf, spent points come back, and so does its money. An
 * order's last parcel takes everything with it that is left, fees and discount code too; one of several takes its share.
 */
export async function giveBackParcel(tx: Tx, giving: GivingBack): Promise<Result<'given_back', ParcelRefusal>> {
  const { held, events, lost, cause, keep, reason, actor, by, terms, now } = giving
  const { parcel, whole } = held
  const money = await lockMoney(tx, whole.id)
  const isPaid = money.received > 0
  const { amount: share, points } = await shareOfParcel(tx, held, parcel.id)
  const price = priceOf({ held, money, share })
  if (keep > 0 && keep >= price) return refuse({ code: 'wrong_amount', most: price - 1 })
  const set = { cancelled_at: now, cancel_code: reason, ...(isPaid ? { kept_amount: keep } : {}) }
  const moved = await recordTransition(tx, {
    orderId: parcel.id,
    event: isPaid ? events.paid : events.unpaid,
    actor,
    set,
    staff: { by, now },
    data: { missing: lost.map(({ productId }) => productId), ...(cause && { cause }), ...(keep > 0 ? { keep } : {}) },
  })
  if (!moved.ok) return refuse({ code: 'no_such_transition', ...moved.refusal })

  await returnStock(tx, { orderId: parcel.id, lost, actor })
  const why = reason === 'goods_missing' ? 'point_product_out_of_stock' : 'refund'
  if (points > 0)
    await returnSpentPoints(tx, { memberId: whole.user_id, orderId: parcel.id, points, reason: why, terms: terms.points, now })
  if (isLast(held)) await endOrder(tx, giving)
  if (isPaid) await refundOrEnd(tx, { orderId: parcel.id, money, amount: price - keep, reason, now })
  const isAll = isLast(held) && (!isPaid || price - keep === whole.grand_total)
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount: isAll ? null : price - keep, cause: `${reason}:${parcel.id}` })
  await tellLater(tx, { name: 'order-cancelled', orderId: parcel.id })
  return ok('given_back')
}

/** With the last parcel the order is over: its code may be used again, and nobody waits for its money any more. */
async function endOrder(tx: Tx, { held: { whole }, actor, reason, now }: GivingBack): Promise<void> {
  await releaseDiscount(tx, { orderId: whole.id, now })
  await giveUpPayment(tx, { orderId: whole.id, actor, reason })
}
