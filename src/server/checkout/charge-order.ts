import { ok, refuse } from '#rules/result.ts'
import type { Payway } from '#rules/payway.ts'
import { markAwaited } from '#server/payments/mark-awaited.ts'
import type { PrimeCharge } from '#server/payments/port.ts'
import type { Shop } from '#server/shop.ts'
import { acceptOrder } from './accept-order.ts'
import type { PlacedAnswer } from './placed-answer.ts'
import { settleCharge } from './settle-charge.ts'

export type OrderToCharge = {
  id: number
  hashedId: string
  payment: Payway
  /** The attempt that was begun; null when there is nothing to pay. */
  paymentId: number | null
  reference: string
  amount: number
  card: Pick<PrimeCharge, 'prime' | 'cardholder' | 'remember'> | null
}

/**
 * Asks for the money of an order that has just been placed. No transaction is open while the company is asked. When it
 * does not answer, the order stands and the sweeper goes on asking.
 */
export async function chargeOrder(shop: Shop, order: OrderToCharge): Promise<PlacedAnswer> {
  const settled = ok({ hashedId: order.hashedId, paymentUrl: null, payment: 'settled' as const })
  if (order.paymentId === null || order.payment === 'when_received' || !order.card) {
    await shop.database.transaction(async (tx) => {
      if (order.paymentId !== null) await markAwaited(tx, order.paymentId)
      await acceptOrder(tx, { orderId: order.id, now: shop.now() })
    })
    return settled
  }
  const { reference, amount, hashedId, card } = order
  const answer = await shop.ports.cardCompany.chargePrime({ ...card, reference, amount, orderNumber: hashedId, details: `Meihao ${hashedId}` })
  if (answer.answer === 'unknown') {
    shop.log.warn({ order: hashedId, reason: answer.reason }, 'nobody knows yet whether this charge went through')
    return ok({ hashedId, paymentUrl: null, payment: 'checked' })
  }
  await settleCharge(shop, { paymentId: order.paymentId, orderId: order.id, outcome: answer })
  return answer.answer === 'paid' ? settled : refuse({ status: 'credit_card_order_error', details: { code: answer.code } })
}
