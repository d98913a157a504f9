import type { Tx } from '#database/connect.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { recordCharge, type ChargeOutcome } from '#server/payments/record-charge.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import type { Shop } from '#server/shop.ts'
import { acceptOrder } from './accept-order.ts'
import { returnWhatWasTaken } from './return-what-was-taken.ts'

export type ChargeEnd = { paymentId: number; orderId: number; outcome: ChargeOutcome }

/** How an order stands once an answer has been written down, by whoever was first. */
export type SettledOrder = 'confirmed' | 'refused' | 'refunding'

/**
 * The one way in which an answer of the card company reaches an order. The shopper's own call, the sweeper and later
 * the company's notice all come here; the first one moves the order, the others find it moved. Money that arrives for
 * an order that has ended meanwhile is written down and given back (D-63).
 */
export async function settleCharge(shop: Shop, { paymentId, orderId, outcome }: ChargeEnd): Promise<SettledOrder> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const recorded = await recordCharge(tx, { paymentId, outcome, now })
    if (recorded === 'known-paid') return 'confirmed'
    if (recorded === 'known-failed') return 'refused'
    if (outcome.answer === 'refused') return refuseCharge(tx, { orderId, now, code: outcome.code })
    if (recorded === 'first' && (await acceptOrder(tx, { orderId, now, event: 'charge_succeeded' }))) return 'confirmed'
    shop.log.error({ order: orderId, payment: paymentId }, 'money has come for an order that had ended: it is given back')
    return giveBack(tx, { paymentId, orderId })
  })
}

/** A refused charge ends the order as if it had never been: it is not listed, and the cart stays as it is (D-61). */
async function refuseCharge(tx: Tx, { orderId, now, code }: { orderId: number; now: Date; code: string }): Promise<SettledOrder> {
  const set = { cancelled_at: now, cancel_code: 'payment_failed' }
  const moved = await recordMove(tx, { orderId, event: 'charge_refused', actor: 'provider', set, data: { code } })
  if (moved.ok) await returnWhatWasTaken(tx, moved.value, now)
  return 'refused'
}

async function giveBack(tx: Tx, { paymentId, orderId }: { paymentId: number; orderId: number }): Promise<SettledOrder> {
  await recordMove(tx, { orderId, event: 'late_payment', actor: 'provider' })
  await requestRefund(tx, { paymentId, reason: 'late_payment' })
  return 'refunding'
}
