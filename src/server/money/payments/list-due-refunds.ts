import type { Shop } from '#server/platform/shop.ts'
import { listDueRefundIds } from './refund-store.ts'

/** Refunds whose next try is due. */
export async function listDueRefunds(shop: Shop): Promise<number[]> {
  return listDueRefundIds(shop.database.db, shop.now())
}
