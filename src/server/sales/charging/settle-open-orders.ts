import pLimit from 'p-limit'
import { listOverdueOrders } from '#server/sales/orders/list-overdue-orders.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { listDuePayments } from '#server/money/payments/list-due-payments.ts'
import type { Shop } from '#server/platform/shop.ts'
import { endUnpaid } from './carry-out-verdict.ts'
import { settlePayment } from './settle-payment.ts'

/** Attempts that are asked about side by side, and most of them in one round. */
const sideBySide = 8
const perRound = 200
const mostRounds = 50
/** After so many silences in a row the provider is left alone until the next minute. */
const patience = 16

/**
 * Asks what became of every attempt whose time to ask has come: answers that were lost, pages and transfers whose notice
 * never arrived, deadlines, money that may come late (D-60, D-62). What is known is applied; while nobody can be reached,
 * the orders wait.
 */
export async function settleOpenOrders(shop: Shop): Promise<void> {
  const inTurn = pLimit(sideBySide)
  const silence = { inARow: 0 }
  for (let round = 0; round < mostRounds; round++) {
    const due = await listDuePayments(shop, { limit: perRound })
    await inTurn.map(due, (paymentId) => settleOne(shop, { paymentId, silence }))
    if (due.length < perRound || silence.inARow >= patience) break
  }
  if (silence.inARow > 0) shop.log.error({ silent: silence.inARow }, 'a payment company does not answer: its payments wait')
  await endOverdueOrders(shop)
}

/** One attempt that cannot be settled does not keep the others waiting. */
async function settleOne(shop: Shop, { paymentId, silence }: { paymentId: number; silence: { inARow: number } }): Promise<void> {
  if (silence.inARow >= patience) return
  try {
    const settled = await settlePayment(shop, paymentId)
    silence.inARow = settled === 'unreachable' ? silence.inARow + 1 : 0
  } catch (error) {
    shop.log.error({ err: error, payment: paymentId }, 'a payment could not be settled')
  }
}

/** Orders past their deadline whose attempts have all failed: there is nobody left to ask about them. */
async function endOverdueOrders(shop: Shop): Promise<void> {
  const terms = await shop.terms()
  for (const orderId of await listOverdueOrders(shop)) {
    await shop.database.transaction(async (tx) => {
      const { order } = await lockWholeOrder(tx, orderId)
      // It may have been given more time since it was listed.
      if (order.payment_deadline !== null && order.payment_deadline < shop.now()) await endUnpaid(tx, { order, terms, now: shop.now() })
    })
  }
}
