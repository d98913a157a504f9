import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { refundWayOf } from '#rules/payments/refund-way.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { recordPaymentTransition } from './record-payment-transition.ts'
import { createRefundRow, findLeft } from './refund-store.ts'
import { lockPayment, type TransitionRow } from './store.ts'

export type RefundWish = {
  paymentId: number
  amount: Twd
  reason: string
  actor: TransitionRow['actor']
  /** What it follows from, where that has parts by line: the same cause twice is one refund. */
  cause?: string
  /** What the buyer reads about it. */
  words?: string | null
  now: Date
}

/**
 * Notes that money is to be given back, in the transaction that knows why. Cards and wallets are refunded by the machine;
 * a transfer, cash and a part of instalments go back by hand and are confirmed by operations (D-64). Answers the number of the refund; throws when
 * the attempt has not brought that much, or not so much of it is left.
 */
export async function requestRefund(tx: Tx, { paymentId, amount, reason, actor, cause, words, now }: RefundWish): Promise<number> {
  const payment = await lockPayment(tx, paymentId)
  const left = await findLeft(tx, payment)
  const moved =
    amount >= 1 && amount <= left
      ? await recordPaymentTransition(tx, { payment, event: 'refund_started', actor, cause: { reason, amount } })
      : null
  if (moved === null)
    throw new RangeError(`Of attempt ${paymentId}, which is ${payment.status} with ${left} left, ${amount} cannot be given back`)
  const way = refundWayOf(payment, amount)
  const refundId = await createRefundRow(tx, {
    payment_id: paymentId,
    amount,
    reason,
    way,
    cause: cause ?? null,
    words: words ?? null,
    next_try_at: way === 'machine' ? now : null,
  })
  if (way === 'machine') await tellLater(tx, { name: 'refund-requested', refundId })
  else await tellLater(tx, { name: 'account-asked', orderId: payment.order_id, key: `refund-${refundId}`, refundId })
  return refundId
}
