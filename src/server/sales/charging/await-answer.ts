import { setTimeout as pause } from 'node:timers/promises'
import { ok, refuse } from '#rules/result.ts'
import { findOrderOutcome } from '#server/sales/orders/find-order-outcome.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { findClaim, type IdempotencyKey } from '#server/sales/placing/idempotency-key.ts'

/** The pauses between asking grow from the first to the longest, so that many who wait do not keep the database busy. */
const firstPauseMs = 100
const longestPauseMs = 1000
/** A little longer than the card company may take to answer. */
const patienceMs = 32_000

type Earlier = { key: IdempotencyKey; orderId: number | null }

/**
 * The answer of an attempt that came in before this one. While that one is still being charged, this one waits. When
 * its process died, the order itself tells how far it came: once the sweeper has settled it, or when the waiting is over.
 */
export async function awaitAnswer(shop: Shop, { key, orderId }: Earlier): Promise<PlacedAnswer> {
  const until = performance.now() + patienceMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const claim = await findClaim(shop.database.db, key)
    if (claim.claim === 'done') return claim.answer
    const order = orderId === null ? null : await findOrderOutcome(shop, orderId)
    if (!isAsked(order) || performance.now() > until) return answerOfOrder(order)
    await pause(pauseMs)
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
