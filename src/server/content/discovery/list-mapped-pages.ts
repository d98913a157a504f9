import { paths, specialItems, termsPages, type SpecialItems } from '#contract/shop/paths.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { MappedPage } from './sitemap.ts'
import {
  countShownProducts,
  listArticleAddresses,
  listBrandAddresses,
  listCategoryAddresses,
  listIngredientAddresses,
  listProductAddresses,
  listTopics,
} from './store.ts'

/** Products per sitemap. Two languages make twice as many addresses, well below the 50,000 that a sitemap may hold. */
export const productsPerMap = 10_000

export async function countProductMaps(shop: Shop): Promise<number> {
  return Math.ceil((await countShownProducts(shop.database.db)) / productsPerMap)
}

/** One part of the products, counted from 1. */
export async function listProductPages(shop: Shop, part: number): Promise<MappedPage[]> {
  const rows = await listProductAddresses(shop.database.db, { offset: (part - 1) * productsPerMap, limit: productsPerMap })
  return rows.map((row) => ({ path: (language) => paths.product(language, row), changedAt: row.updated_at }))
}

const onlyChinese = { languages: ['zh'] } as const

/** Everything else that visitors may find: lists, categories, articles, help and terms. */
export async function listOtherPages(shop: Shop): Promise<MappedPage[]> {
  const { db } = shop.database
  const categories = await listCategoryAddresses(db)
  const brands = await listBrandAddresses(db)
  const ingredients = await listIngredientAddresses(db)
  const articles = await listArticleAddresses(db, shop.now())
  const topics = await listTopics(db)
  const lists = Object.keys(specialItems) as SpecialItems[]
  return [
    { path: paths.home },
    ...lists.map((list): MappedPage => ({ path: (language) => paths.items(language, list) })),
    ...categories.map((row): MappedPage => ({ path: (language) => paths.items(language, row), changedAt: row.updated_at })),
    ...brands.map((row): MappedPage => ({ path: (language) => paths.brand(language, row.slug), changedAt: row.updated_at })),
    ...ingredients.map((row): MappedPage => ({ path: (language) => paths.ingredient(language, row.slug), changedAt: row.updated_at })),
    { path: (language) => paths.articles(language) },
    ...articles.map((row): MappedPage => ({ path: (language) => paths.article(language, row.id), changedAt: row.updated_at })),
    ...topics.map(({ slug, inEnglish }): MappedPage => ({
      path: (language) => paths.faqs(language, slug),
      ...(!inEnglish && onlyChinese),
    })),
    ...termsPages.map((page): MappedPage => ({ path: (language) => paths.terms(language, page) })),
  ]
}
