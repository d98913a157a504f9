import type { Shop } from '#server/platform/shop.ts'
import { findOutcomeRow } from './store.ts'

/** How far an order has come, for whoever asks about it by its running number. */
export async function findOrderOutcome(shop: Shop, orderId: number) {
  const row = await findOutcomeRow(shop.database.db, orderId)
  if (!row) return null
  return {
    hashedId: row.hashed_id,
    language: row.lang,
    status: row.status,
    cancelCode: row.cancel_code,
    paymentUrl: row.payment_url,
    errorCode: row.error_code,
    paymentStatus: row.payment_status,
  }
}
