import type { Tx } from '#database/connect.ts'
import { categories, type CategorySlug, type SeedCategory } from './categories.ts'
import { coverName, urlOf, type PictureUrls } from '#demo/draw-shop-pictures.ts'

export type CategoryIds = ReadonlyMap<CategorySlug, number>

/** Writes the shelves, the upper ones first, for the lower ones name them. */
export async function seedCategories(tx: Tx, urls: PictureUrls): Promise<CategoryIds> {
  const ids = new Map<CategorySlug, number>()
  for (const level of [categories.filter((category) => 'cover' in category), categories.filter((category) => 'parent' in category)]) {
    const rows = await tx
      .insertInto('categories')
      .values(level.map((category) => categoryRow(category, { ids, urls })))
      .returning('id')
      .execute()
    for (const [index, { slug }] of level.entries()) {
      const id = rows[index]?.id
      if (id !== undefined) ids.set(slug, id)
    }
  }
  return ids
}

function categoryRow(category: SeedCategory, { ids, urls }: { ids: CategoryIds; urls: PictureUrls }) {
  const parent = 'parent' in category ? category.parent : null
  const covered = parent ?? category.slug
  return {
    name_zh: category.name.zh,
    name_en: category.name.en,
    parent_id: parent === null ? null : categoryIdOf(ids, parent),
    cover_url: urlOf(urls, coverName(covered, 'desktop')),
    mobile_cover_url: urlOf(urls, coverName(covered, 'mobile')),
    position: categories.indexOf(category),
  }
}

export function categoryIdOf(ids: CategoryIds, slug: CategorySlug): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`There is no shelf ${slug}`)
  return id
}
