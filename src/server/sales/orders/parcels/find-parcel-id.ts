import type { Shop } from '#server/platform/shop.ts'
import { findParcelIdRow } from './store.ts'

/** The running number of an order or a part of one; null when nothing has that number. For the office only. */
export async function findParcelId(shop: Shop, number: string): Promise<number | null> {
  return findParcelIdRow(shop.database.db, number)
}
