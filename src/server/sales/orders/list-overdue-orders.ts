import type { Shop } from '#server/platform/shop.ts'
import { listOverdueIds } from './store.ts'

/** Orders that wait for their buyer past the deadline, and for which no attempt is open any more. */
export async function listOverdueOrders(shop: Shop): Promise<number[]> {
  return listOverdueIds(shop.database.db, shop.now())
}
