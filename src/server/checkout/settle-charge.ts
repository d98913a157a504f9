import type { Tx } from '#database/connect.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { tellLater } from '#server/outbox/tell-later.ts'
import { recordCharge, type ChargeOutcome } from '#server/payments/record-charge.ts'
import type { Shop } from '#server/shop.ts'
import { clearOrderedLines } from '#server/cart/clear-ordered-lines.ts'
import { returnWhatWasTaken } from './return-what-was-taken.ts'

export type ChargeEnd = { paymentId: number; orderId: number; outcome: ChargeOutcome }

/**
 * The one way in which an answer of the card company reaches an order. The shopper's own call, the sweeper and later
 * the company's notice all come here; the first one moves the order, the others find it moved.
 */
export async function settleCharge(shop: Shop, { paymentId, orderId, outcome }: ChargeEnd): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    if (!(await recordCharge(tx, { paymentId, outcome, now }))) return
    if (outcome.answer === 'paid') await confirm(tx, { orderId, now })
    else await refuseCharge(tx, { orderId, now, code: outcome.code })
  })
}

async function confirm(tx: Tx, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const moved = await recordMove(tx, { orderId, event: 'charge_succeeded', actor: 'provider', set: { confirmed_at: now } })
  if (!moved.ok) throw new Error(`Order ${orderId} is ${moved.refusal.status}, and yet its charge has just succeeded`)
  await clearOrderedLines(tx, orderId)
  await tellLater(tx, { name: 'order-placed', orderId })
  await tellLater(tx, { name: 'order-confirmed', orderId })
}

/** A refused charge ends the order as if it had never been: it is not listed, and the cart stays as it is (D-61). */
async function refuseCharge(tx: Tx, { orderId, now, code }: { orderId: number; now: Date; code: string }): Promise<void> {
  const set = { cancelled_at: now, cancel_code: 'payment_failed' }
  const moved = await recordMove(tx, { orderId, event: 'charge_refused', actor: 'provider', set, data: { code } })
  if (moved.ok) await returnWhatWasTaken(tx, moved.value, now)
}
