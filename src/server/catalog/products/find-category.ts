import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findCategoryRow, listCategoryProducts } from './store.ts'

/** A category's page: its name, covers and products, unpaged (D-09). */
export async function findCategory(shop: Shop, { id, language }: { id: number; language: Language }) {
  const { db } = shop.database
  const category = await findCategoryRow(db, { id, language })
  if (!category) return refuse({ status: 'category_not_found' })
  return ok({ ...category, products: await listCategoryProducts(db, { id, language }) })
}
