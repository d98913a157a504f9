import type { SpecialList } from '#contract/shop/api/products.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { standForFamilies } from './families/families-on-cards.ts'
import { listProductCards } from './list-product-cards.ts'
import { listSpecialCards, listSpecialProducts } from './store.ts'

/** One of the shop's special lists (D-07, D-08). `linked_ids`: products that its cards tell of besides. */
export async function listSpecial(shop: Shop, list: { key: SpecialList; rows: number; language: Language }) {
  const { db } = shop.database
  const { families } = await shop.terms()
  if (families.list_as === 'each') return { products: await listSpecialProducts(db, list), linked_ids: [] }
  const { language } = list
  const cards = await listProductCards(shop, { ids: await listSpecialCards(db, list), language, viewer: null })
  return standForFamilies(db, { cards, language })
}
