import type { Tx } from '#database/connect.ts'
import { refundTries } from '#rules/payments/refund.ts'
import { endRefund, findOrderOfRefund, type RefundEnd } from '#server/money/payments/end-refund.ts'
import { listDueRefunds } from '#server/money/payments/list-due-refunds.ts'
import { tryRefund } from '#server/money/payments/try-refund.ts'
import { confirmRefund } from '#server/sales/orders/confirm-refund.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Asks once for money to be given back, and writes down what became of it. Safe to repeat: it is one refund (D-64). */
export async function sendRefund(shop: Shop, refundId: number): Promise<void> {
  const tried = await tryRefund(shop, refundId)
  if (!tried) return
  const { answer, attempts } = tried
  if (answer.answer === 'done')
    return void (await recordRefund(shop, { refundId, actor: 'provider', end: { done: true, refundId: answer.refundId } }))
  if (answer.answer === 'refused' && attempts >= refundTries) {
    shop.log.error({ refund: refundId, code: answer.code }, 'a refund was refused for the last time: operations have to look')
    return void (await recordRefund(shop, { refundId, actor: 'provider', end: { done: false, code: answer.code, text: answer.text } }))
  }
  shop.log.warn({ refund: refundId, answer: answer.answer, attempts }, 'a refund is not done yet and will be tried again')
}

/** Refunds whose next try is due. */
export async function sendDueRefunds(shop: Shop): Promise<void> {
  for (const refundId of await listDueRefunds(shop)) await sendRefund(shop, refundId)
}

export type RefundRecord = Omit<RefundEnd, 'now'>

/** A refund has ended. False when it had ended before. */
export async function recordRefund(shop: Shop, record: RefundRecord): Promise<boolean> {
  const now = shop.now()
  const orderId = await findOrderOfRefund(shop, record.refundId)
  if (orderId === null) throw new Error(`There is no refund ${record.refundId}`)
  return shop.database.transaction(async (tx) => {
    await lockWholeOrder(tx, orderId)
    return recordHeldRefund(tx, { ...record, orderId, now })
  })
}

/**
 * The same for an order that is held. Once nothing of its money is on its way any more, the order is refunded, or the parcel that
 * waited for it.
 */
export async function recordHeldRefund(tx: Tx, { orderId, ...record }: RefundEnd & { orderId: number }): Promise<boolean> {
  const { now } = record
  const { isSettled, isFirstEnd } = await endRefund(tx, record)
  if (!isFirstEnd) return false
  if (!record.end.done)
    await recordTransition(tx, { orderId, event: 'refund_failed', actor: record.actor, data: { refund: record.refundId } })
  if (isSettled && (await confirmRefund(tx, { orderId, actor: record.actor, data: { refund: record.refundId }, now })))
    await tellLater(tx, { name: 'order-refunded', orderId })
  return true
}
