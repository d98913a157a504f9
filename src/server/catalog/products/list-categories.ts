import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listCategoryRows } from './store.ts'

/** The menu: categories with their sub-categories, each in its own order. */
export async function listCategories(shop: Shop, language: Language) {
  const rows = await listCategoryRows(shop.database.db, language)
  const subCategories = Map.groupBy(rows, (row) => row.parent_id)
  const named = ({ id, name, slug }: (typeof rows)[number]) => ({ id, name, ...(slug !== '' && { slug }) })
  const categories = (subCategories.get(null) ?? []).map((row) => ({
    ...named(row),
    sub_categories: (subCategories.get(row.id) ?? []).map(named),
  }))
  return { categories }
}
