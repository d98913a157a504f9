import type { Shop } from '#server/platform/shop.ts'
import { listDuePaymentIds } from './store.ts'

/** The attempts about which somebody is to be asked now, those that have waited longest first. */
export async function listDuePayments(shop: Shop, { limit }: { limit: number }): Promise<number[]> {
  return listDuePaymentIds(shop.database.db, { now: shop.now(), limit })
}
