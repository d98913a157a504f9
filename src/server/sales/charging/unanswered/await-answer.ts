import { setTimeout as pause } from 'node:timers/promises'
import { ok, refuse } from '#rules/result.ts'
import { findOrderOutcome } from '#server/sales/orders/find-order-outcome.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { findClaim, type IdempotencyKey } from '#server/sales/placing/idempotency-key.ts'
import { settleWhatIsOpen } from './settle-what-is-open.ts'

/** The pauses between asking grow from the first to the longest, so that many who wait do not keep the database busy. */
const firstPauseMs = 100
const longestPauseMs = 1000
/** An attempt that lives is nearly always answered in this time; then the company itself is asked, and again after each such time. */
const askAfterMs = 2000
/** How long a buyer is kept waiting. After that the order page shows what is known. */
const patienceMs = 9000

type Earlier = { key: IdempotencyKey; orderId: number | null }

/**
 * The answer of an attempt that came in before this one. While that one is still being charged, this one waits. Its process may have died,
 * or have lost the database before it could write what the company said: so whoever waits has the company asked as the sweeper would.
 */
export async function awaitAnswer(shop: Shop, { key, orderId }: Earlier): Promise<PlacedAnswer> {
  const begin = performance.now()
  const askInTurn = orderId === null ? () => undefined : questions(shop, orderId)
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const claim = await findClaim(shop.database.db, key)
    if (claim.claim === 'done') return claim.answer
    const order = orderId === null ? null : await findOrderOutcome(shop, orderId)
    if (!isAsked(order) || performance.now() - begin > patienceMs) return answerOfOrder(order)
    askInTurn()
    await pause(pauseMs)
  }
}

/** Nobody waits for the company, which may be silent: what it says is found in the books. */
function questions(shop: Shop, orderId: number): () => void {
  let nextAt = performance.now() + askAfterMs
  return () => {
    if (performance.now() < nextAt) return
    nextAt = Number.POSITIVE_INFINITY
    settleWhatIsOpen(shop, orderId)
      .catch((error: unknown) => shop.log.error({ err: error, order: orderId }, 'a payment could not be settled'))
      .finally(() => (nextAt = performance.now() + askAfterMs))
  }
}

type Outcome = Awaited<ReturnType<typeof findOrderOutcome>>

/** Whether the company is being asked for the money at this moment. */
function isAsked(order: Outcome): boolean {
  return order?.status === 'uncharged' || order?.paymentStatus === 'created'
}

function answerOfOrder(order: Outcome): PlacedAnswer {
  if (!order) return refuse({ status: 'order_failed' })
  const isRefused = order.cancelCode === 'payment_failed' || (order.status === 'pending_payment' && order.paymentStatus === 'failed')
  if (isRefused) return refuse({ status: 'credit_card_order_error', details: { code: order.errorCode ?? '' } })
  return ok({ hashedId: order.hashedId, paymentUrl: order.paymentUrl, payment: isAsked(order) ? 'checked' : 'settled' })
}
