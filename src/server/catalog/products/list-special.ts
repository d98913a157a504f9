import type { SpecialList } from '#contract/shop/api/products.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { standForFamilies, type ListedGoods } from './published/families-on-cards.ts'
import { listProductCards } from './list-product-cards.ts'
import { listSpecialCards, listSpecialProducts } from './store.ts'

type Asked = { key: SpecialList; rows: number; language: Language }

/** One of the shop's special lists (D-07, D-08). */
export async function listSpecial(shop: Shop, list: Asked): Promise<ListedGoods> {
  const { db } = shop.database
  const { families } = await shop.terms()
  if (families.list_as === 'each') return { products: await listSpecialProducts(db, list), linked_ids: [] }
  const { language } = list
  const cards = await listProductCards(shop, { ids: await listSpecialCards(db, list), language, viewer: null })
  return standForFamilies(db, { cards, language })
}
