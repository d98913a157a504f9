import type { Shop } from '#server/shop.ts'
import { listUnanswered } from './store.ts'

/** Attempts begun before that moment whose answer the shop has not heard: the process died, or the line was cut. */
export async function listUnansweredCharges(shop: Shop, before: Date) {
  return listUnanswered(shop.database.db, before)
}
