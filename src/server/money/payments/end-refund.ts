import type { Tx } from '#database/connect.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { recordPaymentTransition } from './record-payment-transition.ts'
import { findRefundRow, lockRefund, countUnfinishedRefunds, saveRefund, sumOpenRefunds } from './refund-store.ts'
import { lockPayment, savePayment, type TransitionRow } from './store.ts'
import type { Shop } from '#server/platform/shop.ts'

export type RefundEnd = {
  refundId: number
  actor: TransitionRow['actor']
  /** Who has given it back by hand. */
  by?: string
  /** The account of its buyer to which it went. */
  bankAccountId?: number | null
  now: Date
  end: { done: true; refundId: string } | { done: false; code: string; text: string }
}

/** How an order stands once a refund has ended. */
export type AfterRefund = {
  orderId: number
  /** Nothing else of what it was paid with is on its way back. */
  isSettled: boolean
  isFirstEnd: boolean
}

/** Which order a refund belongs to: the order is held before its payment, always. */
export async function findOrderOfRefund(shop: Shop, refundId: number): Promise<number | null> {
  return (await findRefundRow(shop.database.db, refundId))?.order_id ?? null
}

/** Writes down how a refund ended: the money is back, or the company will not have it and a person has to look. */
export async function endRefund(tx: Tx, { refundId, actor, by, bankAccountId = null, now, end }: RefundEnd): Promise<AfterRefund> {
  const refund = await lockRefund(tx, refundId)
  const payment = await lockPayment(tx, refund.payment_id)
  if (refund.status === 'done' || (refund.status === 'failed' && !end.done))
    return { orderId: payment.order_id, isSettled: false, isFirstEnd: false }
  await tellLater(tx, { name: 'refund-ended', refundId, isDone: end.done })
  if (!end.done) {
    await saveRefund(tx, refundId, { status: 'failed', next_try_at: null, error_code: end.code, error_text: end.text })
    await recordPaymentTransition(tx, { payment, event: 'refund_failed', actor, cause: { code: end.code } })
    return { orderId: payment.order_id, isSettled: false, isFirstEnd: true }
  }
  await saveRefund(tx, refundId, {
    status: 'done',
    next_try_at: null,
    provider_ref: end.refundId,
    done_at: now,
    bank_account_id: bankAccountId,
  })
  const refunded = payment.refunded_amount + refund.amount
  await savePayment(tx, payment.id, { refunded_amount: refunded })
  const isWaiting = (await sumOpenRefunds(tx, payment.id)) > 0
  const isAllBack = refunded === payment.amount
  const cause = { refund: refundId, amount: refund.amount, ...(by ? { by } : {}) }
  if (isAllBack) await recordPaymentTransition(tx, { payment, event: 'refund_done', actor, cause })
  else if (!isWaiting) await recordPaymentTransition(tx, { payment, event: 'part_refunded', actor, cause })
  return {
    orderId: payment.order_id,
    isSettled: !payment.surplus && (await countUnfinishedRefunds(tx, payment.order_id)) === 0,
    isFirstEnd: true,
  }
}

/** How a refund stands: whose turn it is. */
export type RefundTurn = 'done' | 'under_way' | 'by_hand'

/** The same for whoever is going to do something with it. The order is held. */
export async function lockTurn(tx: Tx, refundId: number): Promise<RefundTurn> {
  const { status, next_try_at } = await lockRefund(tx, refundId)
  if (status === 'done') return 'done'
  return next_try_at === null ? 'by_hand' : 'under_way'
}

/**
 * A refund that the machine had given up is its turn again. It counts as sent, so that the company is first asked whether it has
 * made it after all. The order is held.
 */
export async function beginAgain(
  tx: Tx,
  { refundId, by, now }: { refundId: number; by: string; now: Date },
): Promise<RefundTurn | 'begun'> {
  const turn = await lockTurn(tx, refundId)
  const refund = await lockRefund(tx, refundId)
  if (turn !== 'by_hand' || refund.status !== 'failed') return turn
  const payment = await lockPayment(tx, refund.payment_id)
  await saveRefund(tx, refundId, { status: 'sent', attempts: 0, next_try_at: now, error_code: null, error_text: null })
  await recordPaymentTransition(tx, { payment, event: 'refund_started', actor: 'operations', cause: { refund: refundId, by } })
  await tellLater(tx, { name: 'refund-requested', refundId })
  return 'begun'
}
