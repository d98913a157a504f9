import { ok, refuse } from '#rules/result.ts'
import type { PrimeCharge } from '#server/payments/port.ts'
import type { Shop } from '#server/shop.ts'
import type { PlacedAnswer } from './placed-answer.ts'
import { settleCharge } from './settle-charge.ts'

export type OrderToCharge = {
  id: number
  hashedId: string
  /** When it was placed. An attempt that has lain too long is left to the sweeper, which may be ending it right now. */
  placedAt: Date
  /** The charge that was begun; null when nothing is to be charged. */
  charge: { paymentId: number; reference: string; amount: number; card: Pick<PrimeCharge, 'prime' | 'cardholder' | 'remember'> } | null
}

/** The sweeper begins to ask about an attempt after this time. */
const freshMs = 60_000

/**
 * Asks for the money of an order that has just been placed. No transaction is open while the company is asked. When it
 * does not answer, the order stands and the sweeper goes on asking. The answer is what stands in the end, whoever
 * wrote it down first.
 */
export async function chargeOrder(shop: Shop, { id, hashedId, placedAt, charge }: OrderToCharge): Promise<PlacedAnswer> {
  const standing = ok({ hashedId, paymentUrl: null, payment: 'settled' as const })
  const checked = ok({ hashedId, paymentUrl: null, payment: 'checked' as const })
  if (!charge) return standing
  if (shop.now().getTime() - placedAt.getTime() > freshMs) return checked

  const { paymentId, reference, amount, card } = charge
  const answer = await shop.ports.cardCompany.chargePrime({ ...card, reference, amount, orderNumber: hashedId, details: `Meihao ${hashedId}` })
  if (answer.answer === 'unknown') {
    shop.log.warn({ order: hashedId, reason: answer.reason }, 'nobody knows yet whether this charge went through')
    return checked
  }
  const end = await settleCharge(shop, { paymentId, orderId: id, outcome: answer })
  if (end === 'confirmed') return standing
  return refuse({ status: 'credit_card_order_error', details: { code: answer.answer === 'refused' ? answer.code : 'late' } })
}
