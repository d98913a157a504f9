import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import type { OrderEvent } from '#rules/order.ts'
import { priceOfParcel } from '#rules/parcel-share.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { returnStock } from '#server/catalog/return-stock.ts'
import { releaseDiscount } from '#server/discounts/release-discount.ts'
import type { HeldParcel } from '#server/orders/hold-parcel.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { sumParcel } from '#server/orders/sum-parcel.ts'
import { tellLater } from '#server/outbox/tell-later.ts'
import { giveUpPayment } from '#server/payments/give-up-payment.ts'
import { holdPayments } from '#server/payments/hold-payments.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import { returnSpentPoints } from '#server/points/return-spent-points.ts'
import type { Acting, ParcelRefusal } from './parcel-refusal.ts'

export type GivingBack = Acting & {
  held: HeldParcel
  /** The move for a parcel that is paid, and for one that is not. */
  events: { paid: OrderEvent; unpaid: OrderEvent }
  /** Products that are lost and do not come back to the shelf. */
  missing: readonly number[]
  /** What is kept of the money, such as the way back; never more than the parcel cost. */
  keep: Twd
  reason: 'goods_missing' | 'returned'
  now: Date
}

/**
 * A parcel will not reach its buyer: its goods go back to the shelf, spent points come back, and so does its money. An
 * order's last parcel takes everything with it that is left, fees and discount code too; one of several takes its share.
 */
export async function giveBackParcel(tx: Tx, { held, events, missing, keep, reason, actor, by, now }: GivingBack): Promise<Result<'given_back', ParcelRefusal>> {
  const { parcel, whole } = held
  const paid = await holdPayments(tx, whole.id)
  const amount = await amountOf(tx, held)
  if (keep > 0 && keep >= (amount ?? whole.grand_total)) return refuse({ code: 'wrong_amount', most: (amount ?? whole.grand_total) - 1 })
  const set = { cancelled_at: now, cancel_code: reason }
  const moved = await recordMove(tx, { orderId: parcel.id, event: paid ? events.paid : events.unpaid, actor, set, data: { by, missing } })
  if (!moved.ok) return refuse({ code: 'no_such_move', ...moved.refusal })

  await returnStock(tx, { orderId: parcel.id, missing, actor })
  const { points } = await sumParcel(tx, parcel.id)
  const why = reason === 'goods_missing' ? 'point_product_out_of_stock' : 'refund'
  if (points > 0) await returnSpentPoints(tx, { memberId: whole.user_id, orderId: parcel.id, points, reason: why, now })
  if (amount === null) await releaseDiscount(tx, { orderId: whole.id, now })
  if (paid) await refundOrEnd(tx, { held, paymentId: paid.id, amount, keep, reason, now })
  else await giveUpPayment(tx, { orderId: whole.id, actor, reason })
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount: keep > 0 ? (amount ?? whole.grand_total) - keep : amount, cause: `${reason}:${parcel.id}` })
  await tellLater(tx, { name: 'order-cancelled', orderId: parcel.id })
  return ok('given_back')
}

const gone: readonly string[] = ['cancel', 'refunding', 'refunded']

/** What one of several parcels cost; null for the last one, with which everything goes back. */
async function amountOf(tx: Tx, { parcel, whole, parcels }: HeldParcel): Promise<Twd | null> {
  if (parcels.every(({ id, status }) => id === parcel.id || gone.includes(status))) return null
  const { items } = await sumParcel(tx, parcel.id)
  return priceOfParcel({ items_total: whole.items_total, discount_amount: whole.discount_amount, parcel_items: items })
}

type Refunding = Pick<GivingBack, 'held' | 'keep' | 'reason' | 'now'> & { paymentId: number; amount: Twd | null }

/** Where there is nothing to refund, the parcel is at its end. */
async function refundOrEnd(tx: Tx, { held, paymentId, amount, keep, reason, now }: Refunding): Promise<void> {
  const wanted = keep > 0 ? (amount ?? held.whole.grand_total) - keep : amount
  const refundId = await requestRefund(tx, { paymentId, ...(wanted === null ? {} : { amount: wanted }), reason, actor: 'operations', now })
  if (refundId === null) await recordMove(tx, { orderId: held.parcel.id, event: 'refund_confirmed', actor: 'operations', set: { refunded_at: now } })
}
