import { addMinutes } from '#rules/calendar.ts'
import { unansweredMinutes } from '#rules/constants.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listFailedRefunds } from './refund-store.ts'
import { listStrangePayments } from './store.ts'

export type PaymentTrouble = { order: string; about: 'payment' | 'refund'; says: string }

/** Payments of which nobody knows how they ended, money of another amount, and refunds that a person has to make or to mend. */
export async function listPaymentTroubles(shop: Shop): Promise<PaymentTrouble[]> {
  const { db } = shop.database
  const payments = await listStrangePayments(db, addMinutes(shop.now(), -unansweredMinutes))
  const refunds = await listFailedRefunds(db)
  return [
    ...payments.map(({ hashed_id, reference, error_code, error_text }) => ({
      order: hashed_id,
      about: 'payment' as const,
      says: error_code ? `${reference}: ${error_code} ${error_text ?? ''}` : `${reference}: no answer`,
    })),
    ...refunds.map(({ hashed_id, id, amount, status, method }) => ({
      order: hashed_id,
      about: 'refund' as const,
      says: `${id}: ${amount} by ${method}, ${status === 'failed' ? 'refused for the last time' : 'goes back by hand'}`,
    })),
  ]
}
