import { ok, refuse } from '#rules/result.ts'
import { isByCard, methodOfPayway } from '#rules/payments/payment-methods.ts'
import { findWait } from '#server/platform/limits/find-wait.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany } from '#server/platform/limits/too-many.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrderToPay } from '#server/sales/orders/find-order-to-pay.ts'
import { idempotencyKeyOf, saveKeyAnswer } from '#server/sales/placing/idempotency-key.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { awaitAnswer } from '../unanswered/await-answer.ts'
import { settleWhatIsOpen } from '../unanswered/settle-what-is-open.ts'
import { beginAgain } from './begin-again.ts'
import type { PaymentRequest } from './payment-request.ts'
import { chargeOrder, settledAnswer } from '../charge-order.ts'

/**
 * Pays an order that waits for its money, in the same way once more or in another. Before anything new begins the company is
 * asked about everything that may still bring money; what is replaced and pays nevertheless goes back (D-97). A refusal leaves
 * the order waiting as it was.
 */
export async function payAgain(shop: Shop, request: PaymentRequest): Promise<PlacedAnswer> {
  const { memberId, hashedId, idempotencyKey, body } = request
  const pause = await findPause(shop, request)
  if (pause !== null) return refuse(tooMany({ reason: 'cards_paused', retryAfterSeconds: pause }))
  const order = await findOrderToPay(shop.database.db, { memberId, hashedId })
  if (!order) return refuse({ status: 'invalid_order_number' })
  if (await settleWhatIsOpen(shop, order.id)) return settledAnswer({ hashedId })

  const key = idempotencyKey ? idempotencyKeyOf({ memberId, route: 'orders.pay', key: idempotencyKey, body: { hashedId, body } }) : null
  const terms = await shop.terms()
  const begun = await shop.database.transaction((tx) => beginAgain(shop, tx, { request, key, terms }))
  if (!begun.ok) return begun
  if (begun.value.paying === 'known') return awaitAnswer(shop, begun.value)
  const answer = begun.value.charge
    ? await chargeOrder(shop, { ...request, id: order.id, placedAt: shop.now(), charge: begun.value.charge })
    : settledAnswer({ hashedId })
  const told = await orPaidOtherwise(shop, request, answer)
  if (key) await saveKeyAnswer(shop.database.db, key, told)
  return told
}

/** How many seconds this buyer has to wait; null when they need not. */
async function findPause(shop: Shop, { memberId, caller, body }: PaymentRequest): Promise<number | null> {
  const turn = await takeTurns(shop, shop.database.db, [{ name: 'paymentsAgain', of: memberId }])
  if (!turn.ok) return turn.refusal.retryAfterSeconds
  if (!isByCard(methodOfPayway(body.payway))) return null
  const mine = await findWait(shop, { name: 'declinedCards', of: memberId })
  return mine ?? (caller === undefined ? null : findWait(shop, { name: 'declinedCardsHere', of: caller }))
}

/** The money of an earlier attempt may have come while this one was charged: then the order is paid, and this one goes back. */
async function orPaidOtherwise(shop: Shop, { memberId, hashedId }: PaymentRequest, answer: PlacedAnswer): Promise<PlacedAnswer> {
  if (answer.ok) return answer
  const order = await findOrderToPay(shop.database.db, { memberId, hashedId })
  return order?.status === 'confirmed' ? ok({ hashedId, paymentUrl: null, payment: 'settled' }) : answer
}
