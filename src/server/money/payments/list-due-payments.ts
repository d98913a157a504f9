import type { Shop } from '#server/platform/shop.ts'
import { listDuePaymentIds, listQuestionIds } from './store.ts'

/** The attempts about which somebody is to be asked now, those that have waited longest first. */
export async function listDuePayments(shop: Shop, { limit }: { limit: number }): Promise<number[]> {
  return listDuePaymentIds(shop.database.db, { now: shop.now(), limit })
}

/** The attempts to pay an order about which somebody is still to be asked, the newest first: each may bring money. */
export async function listOpenQuestions(shop: Shop, orderId: number): Promise<number[]> {
  return listQuestionIds(shop.database.db, orderId)
}
