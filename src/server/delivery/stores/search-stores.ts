import type { Shop } from '#server/platform/shop.ts'
import { listStoresWith } from './store.ts'

/** So many are shown; whoever looks for another says more of it. */
const mostFound = 20

/** Stores that take parcels now, of which every one of these words stands in number, name or address. */
export async function searchStores({ database: { db } }: Shop, words: string) {
  const parts = words.trim().split(/\s+/).filter(Boolean)
  return parts.length === 0 ? [] : listStoresWith(db, { parts, most: mostFound })
}
