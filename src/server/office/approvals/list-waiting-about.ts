import type { Shop } from '#server/platform/shop.ts'
import { listWaitingRowsAbout } from './store.ts'

/** Calls of one name that wait about one thing, the oldest first, each with who asked for it. */
export async function listWaitingAbout(shop: Shop, about: { call: string; subject: string }) {
  return listWaitingRowsAbout(shop.database.db, { ...about, now: shop.now() })
}
