import type { Tx } from '#database/connect.ts'
import { demoActor, made, shopWithin } from '#demo/by-verbs.ts'
import { coverName, urlOf, type PictureUrls } from '#demo/draw-shop-pictures.ts'
import type { NewCategory } from '#server/catalog/products/shelves/category-shape.ts'
import { createCategory } from '#server/catalog/products/shelves/create-category.ts'
import { categories, type CategorySlug, type SeedCategory } from './categories.ts'

export type CategoryIds = ReadonlyMap<CategorySlug, number>

/** Takes the categories into the menu, the upper ones first, for the lower ones name them. */
export async function seedCategories(tx: Tx, { urls, now }: { urls: PictureUrls; now: Date }): Promise<CategoryIds> {
  const ids = new Map<CategorySlug, number>()
  const [upper, lower] = [categories.filter((category) => 'cover' in category), categories.filter((category) => 'parent' in category)]
  for (const category of [...upper, ...lower]) {
    const said = newCategory(category, { ids, urls })
    ids.set(category.slug, made(await createCategory(shopWithin(tx, now), { actor: demoActor, category: said })))
  }
  return ids
}

function newCategory(category: SeedCategory, { ids, urls }: { ids: CategoryIds; urls: PictureUrls }): NewCategory {
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
