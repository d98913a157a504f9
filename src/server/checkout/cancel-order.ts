import type { Tx } from '#database/connect.ts'
import { decideCancel, readCancelReason, type KeptReason } from '#rules/order-cancel.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { clearOrderedLines } from '#server/cart/clear-ordered-lines.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { tellLater } from '#server/outbox/tell-later.ts'
import { giveUpPayment } from '#server/payments/give-up-payment.ts'
import { holdPayments } from '#server/payments/hold-payments.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import type { Shop } from '#server/shop.ts'
import { returnWhatWasTaken } from './return-what-was-taken.ts'

export type CancelAsked = { memberId: number; hashedId: string; reason: string }
export type CancelRefused = { status: 'invalid_order_number' | 'cancel_error' } | { status: 'validation_error'; details: { errors: Record<string, string> } }

/**
 * Cancels an order of this member that is not being packed yet: stock, points and discount code are free again, and money
 * that has come goes back (CNL-08). Who cancels twice hears that there is nothing to cancel, and nothing happens (CNL-09).
 */
export async function cancelOrder(shop: Shop, { memberId, hashedId, reason }: CancelAsked): Promise<Result<'cancelled', CancelRefused>> {
  const read = readCancelReason(reason)
  if (!read.ok) return refuse({ status: 'validation_error', details: { errors: { cancel_reason: read.refusal.code } } })
  const now = shop.now()
  return shop.database.transaction((tx) => cancelOnce(tx, { memberId, hashedId, reason: read.value, now }))
}

type Cancelling = Omit<CancelAsked, 'reason'> & { reason: KeptReason; now: Date }

/** The order is held before its payments, as settling holds them, so that the two never wait for each other in a circle. */
async function cancelOnce(tx: Tx, { reason, now, ...owned }: Cancelling): Promise<Result<'cancelled', CancelRefused>> {
  const order = await holdOrder(tx, owned)
  if (!order) return refuse({ status: 'invalid_order_number' })
  const orderId = order.id
  const paid = await holdPayments(tx, orderId)
  const decided = decideCancel({ status: order.status, isPaid: paid !== null })
  if (!decided.ok) return refuse({ status: 'cancel_error' })

  const moved = await recordMove(tx, { orderId, event: decided.value, actor: 'buyer', set: { ...reason, cancelled_at: now }, data: { reason: reason.cancel_code } })
  if (!moved.ok) return refuse({ status: 'cancel_error' })
  await giveUpPayment(tx, { orderId, actor: 'buyer', reason: 'cancelled' })
  await returnWhatWasTaken(tx, moved.value, now)
  await clearOrderedLines(tx, orderId)
  if (paid && decided.value === 'cancel_paid') await requestRefund(tx, { paymentId: paid.id, reason: 'cancelled', actor: 'buyer', now })
  await tellLater(tx, { name: 'order-cancelled', orderId })
  return ok('cancelled')
}
