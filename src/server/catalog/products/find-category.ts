import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findCategoryRow, listCategoryProducts } from './store.ts'

/** A category's page: its name, covers and products, unpaged (D-09). */
export async function findCategory(shop: Shop, { id, language }: { id: number; language: Language }) {
  const { db } = shop.database
  const category = await findCategoryRow(db, { id, language })
  if (!category) return refuse({ status: 'category_not_found' })
  const { sorting, pinned, ordered, slug, text, seo_title: title, seo_text: searched, ...shown } = category
  const products = await listCategoryProducts(db, { language, of: { id, sorting, pinned, ordered } })
  const said = {
    ...(slug !== '' && { slug }),
    ...(text !== '' && { text }),
    ...(title !== '' && { search_title: title }),
    ...(searched !== '' && { search_text: searched }),
  }
  return ok({ ...shown, ...said, products })
}
