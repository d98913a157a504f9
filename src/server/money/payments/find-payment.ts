import type { Shop } from '#server/platform/shop.ts'
import { findPaymentId, findPaymentRow } from './store.ts'

/** One attempt by its running number. */
export async function findPayment(shop: Shop, paymentId: number) {
  return findPaymentRow(shop.database.db, paymentId)
}

/** The attempt that a provider means, by what it calls it; null when it is none of ours. */
export async function findPaymentNamed(shop: Shop, by: { reference: string } | { account: string }): Promise<number | null> {
  return findPaymentId(shop.database.db, by)
}
