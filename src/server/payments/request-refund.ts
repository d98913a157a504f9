import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { tellLater } from '#server/outbox/tell-later.ts'
import { recordPaymentMove } from './record-payment-move.ts'
import { createRefundRow, lockPayment, sumOpenRefunds, type MoveRow } from './store.ts'

export type RefundWish = {
  paymentId: number
  /** A part of the payment; left out, all that is not given back yet. */
  amount?: Twd
  reason: string
  actor: MoveRow['actor']
  now: Date
}

/**
 * Notes that money is to be given back, in the transaction that knows why. Cards and wallets are refunded by the machine;
 * a transfer or cash goes back by hand and is confirmed by operations (D-64). Null when there is nothing left to give.
 */
export async function requestRefund(tx: Tx, { paymentId, amount, reason, actor, now }: RefundWish): Promise<number | null> {
  const payment = await lockPayment(tx, paymentId)
  const left = payment.amount - payment.refunded_amount - (await sumOpenRefunds(tx, paymentId))
  const wanted = amount ?? left
  if (wanted < 1 || wanted > left) return null
  await recordPaymentMove(tx, { payment, event: 'refund_started', actor, cause: { reason, amount: wanted } })
  const isAutomatic = payment.provider === 'tappay'
  const refundId = await createRefundRow(tx, { paymentId, amount: wanted, reason, nextTryAt: isAutomatic ? now : null })
  if (isAutomatic) await tellLater(tx, { name: 'refund-requested', refundId })
  return refundId
}
