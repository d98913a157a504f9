import type { Tx } from '#database/connect.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { recordCharge, type ChargeOutcome } from '#server/payments/record-charge.ts'
import type { Shop } from '#server/shop.ts'
import { acceptOrder } from './accept-order.ts'
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
    if (outcome.answer === 'paid') await acceptOrder(tx, { orderId, now, event: 'charge_succeeded' })
    else await refuseCharge(tx, { orderId, now, code: outcome.code })
  })
}

/** A refused charge ends the order as if it had never been: it is not listed, and the cart stays as it is (D-61). */
async function refuseCharge(tx: Tx, { orderId, now, code }: { orderId: number; now: Date; code: string }): Promise<void> {
  const set = { cancelled_at: now, cancel_code: 'payment_failed' }
  const moved = await recordMove(tx, { orderId, event: 'charge_refused', actor: 'provider', set, data: { code } })
  if (moved.ok) await returnWhatWasTaken(tx, moved.value, now)
}
