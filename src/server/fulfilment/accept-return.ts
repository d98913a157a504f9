import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { shareOfPoints } from '#rules/points.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { returnStock } from '#server/catalog/return-stock.ts'
import { holdParcel, type HeldParcel } from '#server/orders/hold-parcel.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { sumParcel } from '#server/orders/sum-parcel.ts'
import { tellLater } from '#server/outbox/tell-later.ts'
import { holdPayments } from '#server/payments/hold-payments.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import { returnSpentPoints } from '#server/points/return-spent-points.ts'
import { takeBackEarned } from '#server/points/take-back-earned.ts'
import type { Shop } from '#server/shop.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type AcceptedReturn = { number: string; /** Left out: everything comes back. */ amount?: Twd | undefined; by: string }

/**
 * The buyer of a finished order sends goods back. Everything: the money, the points that paid and the points that were
 * earned all go where they came from. A part of the money: the order stays finished, and its share of points goes.
 */
export async function acceptReturn(shop: Shop, { number, amount, by }: AcceptedReturn): Promise<Result<'refunding' | 'reduced', ParcelRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await holdParcel(tx, number)
    if (!held || held.parcel.id !== held.whole.id) return refuse({ code: 'no_such_order' })
    return amount === undefined ? acceptAll(tx, { held, by, now }) : acceptPart(tx, { held, amount, by, now })
  })
}

type Accepting = { held: HeldParcel; by: string; now: Date }

async function acceptAll(tx: Tx, { held: { whole, parcels }, by, now }: Accepting): Promise<Result<'refunding', ParcelRefusal>> {
  const paid = await holdPayments(tx, whole.id)
  const moved = await recordMove(tx, { orderId: whole.id, event: 'full_return', actor: 'operations', data: { by } })
  if (!moved.ok) return refuse({ code: 'no_such_move', ...moved.refusal })
  const about = { memberId: whole.user_id, now }
  for (const { id } of parcels.filter(({ status }) => status === 'finished')) {
    await returnStock(tx, { orderId: id, missing: [], actor: 'operations' })
    const { points } = await sumParcel(tx, id)
    if (points > 0) await returnSpentPoints(tx, { ...about, orderId: id, points })
  }
  await takeBackEarned(tx, { ...about, orderId: whole.id, points: whole.points_earned, reason: 'refund', key: 'return' })
  const refundId = paid && (await requestRefund(tx, { paymentId: paid.id, reason: 'returned', actor: 'operations', now }))
  if (refundId === null) await recordMove(tx, { orderId: whole.id, event: 'refund_confirmed', actor: 'operations', set: { refunded_at: now } })
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount: null, cause: 'return' })
  return ok('refunding')
}

async function acceptPart(tx: Tx, { held: { whole }, amount, by, now }: Accepting & { amount: Twd }): Promise<Result<'reduced', ParcelRefusal>> {
  const paid = await holdPayments(tx, whole.id)
  const most = whole.grand_total - 1
  if (!paid || amount > most) return refuse({ code: 'wrong_amount', most: paid ? most : 0 })
  const moved = await recordMove(tx, { orderId: whole.id, event: 'partial_return', actor: 'operations', data: { by, amount } })
  if (!moved.ok) return refuse({ code: 'no_such_move', ...moved.refusal })
  const refundId = await requestRefund(tx, { paymentId: paid.id, amount, reason: 'partly_returned', actor: 'operations', now })
  // Thrown, so that the move does not stand alone: more than is left of the payment cannot be given back.
  if (refundId === null) throw new Error(`Order ${whole.hashed_id} has less than ${amount} left to refund`)
  const points = shareOfPoints(whole.points_earned, { part: amount, whole: whole.items_total - whole.discount_amount })
  await takeBackEarned(tx, { memberId: whole.user_id, orderId: whole.id, points, reason: 'partial_product_return', key: `part:${refundId}`, now })
  await tellLater(tx, { name: 'goods-returned', orderId: whole.id, amount, cause: `part:${refundId}` })
  return ok('reduced')
}
