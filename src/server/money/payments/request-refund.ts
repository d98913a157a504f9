import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { recordPaymentTransition } from './record-payment-transition.ts'
import { createRefundRow, findLeft } from './refund-store.ts'
import { lockPayment, type TransitionRow } from './store.ts'

export type RefundWish = {
  paymentId: number
  amount: Twd
  reason: string
  actor: TransitionRow['actor']
  now: Date
}

/**
 * Notes that money is to be given back, in the transaction that knows why. Cards and wallets are refunded by the machine;
 * a transfer or cash goes back by hand and is confirmed by operations (D-64). Answers the number of the refund; throws when
 * the attempt has not brought that much, or not so much of it is left.
 */
export async function requestRefund(tx: Tx, { paymentId, amount, reason, actor, now }: RefundWish): Promise<number> {
  const payment = await lockPayment(tx, paymentId)
  const left = await findLeft(tx, payment)
  const moved =
    amount >= 1 && amount <= left
      ? await recordPaymentTransition(tx, { payment, event: 'refund_started', actor, cause: { reason, amount } })
      : null
  if (moved === null)
    throw new RangeError(`Of attempt ${paymentId}, which is ${payment.status} with ${left} left, ${amount} cannot be given back`)
  const isAutomatic = payment.provider === 'tappay'
  const refundId = await createRefundRow(tx, { paymentId, amount, reason, nextTryAt: isAutomatic ? now : null })
  if (isAutomatic) await tellLater(tx, { name: 'refund-requested', refundId })
  return refundId
}
