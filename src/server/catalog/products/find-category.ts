import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { standForFamilies, type ListedGoods } from './published/families-on-cards.ts'
import { listProductCards } from './list-product-cards.ts'
import type { OrderedCategory } from './listing/order-of-goods.ts'
import { findCategoryRow, listCategoryCards, listCategoryProducts } from './store.ts'

/** A category's page: its name, covers and products, unpaged (D-09). */
export async function findCategory(shop: Shop, { id, language }: { id: number; language: Language }) {
  const { db } = shop.database
  const category = await findCategoryRow(db, { id, language })
  if (!category) return refuse({ status: 'category_not_found' })
  const { sorting, pinned, ordered, slug, text, seo_title: title, seo_text: searched, ...shown } = category
  const cards = await cardsOf(shop, { language, of: { id, sorting, pinned, ordered } })
  const said = {
    ...(slug !== '' && { slug }),
    ...(text !== '' && { text }),
    ...(title !== '' && { search_title: title }),
    ...(searched !== '' && { search_text: searched }),
  }
  return ok({ ...shown, ...said, ...cards })
}

async function cardsOf(shop: Shop, asked: { language: Language; of: OrderedCategory }): Promise<ListedGoods> {
  const { db } = shop.database
  const { families } = await shop.terms()
  if (families.list_as === 'each') return { products: await listCategoryProducts(db, asked), linked_ids: [] }
  const { language } = asked
  const cards = await listProductCards(shop, { ids: await listCategoryCards(db, asked), language, viewer: null })
  return standForFamilies(db, { cards, language })
}
