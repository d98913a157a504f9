import { setTimeout as pause } from 'node:timers/promises'
import { ok, refuse } from '#rules/result.ts'
import { findOrderOutcome } from '#server/orders/find-order-outcome.ts'
import type { Shop } from '#server/shop.ts'
import type { PlacedAnswer } from './placed-answer.ts'
import { findClaim, type RepeatKey } from './repeat-key.ts'

const askEveryMs = 100
/** A little longer than the card company may take to answer. */
const patienceMs = 32_000

type Earlier = { key: RepeatKey; orderId: number | null }

/**
 * The answer of an attempt that came in before this one. While that one is still being charged, this one waits; when
 * its process died, the order itself tells how far it came, and the sweeper does the rest.
 */
export async function awaitAnswer(shop: Shop, { key, orderId }: Earlier): Promise<PlacedAnswer> {
  const until = shop.now().getTime() + patienceMs
  for (;;) {
    const claim = await findClaim(shop.database.db, key)
    if (claim.claim === 'done') return claim.answer
    if (shop.now().getTime() > until) return answerOfOrder(shop, orderId)
    await pause(askEveryMs)
  }
}

async function answerOfOrder(shop: Shop, orderId: number | null): Promise<PlacedAnswer> {
  const order = orderId === null ? null : await findOrderOutcome(shop, orderId)
  if (!order) return refuse({ status: 'order_failed' })
  if (order.cancelCode === 'payment_failed') return refuse({ status: 'credit_card_order_error', details: { code: order.errorCode ?? '' } })
  return ok({ hashedId: order.hashedId, paymentUrl: order.paymentUrl, payment: order.status === 'uncharged' ? 'checked' : 'settled' })
}
