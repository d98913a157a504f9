import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listSpecialProducts, type SpecialKey } from './store.ts'

/** One of the shop's special lists (D-07, D-08). */
export async function listSpecial(shop: Shop, list: { key: SpecialKey; rows: number; language: Language }) {
  return { products: await listSpecialProducts(shop.database.db, list) }
}
