import type { IdsBetween, KnownPlaces, KnownProducts } from '#contract/shop/found-page.ts'
import type { Reads } from '#server/platform/content/subject.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listKnownPages, listKnownProducts } from './store.ts'

/** What but products the shop has pages for at this moment, so that addresses can be told apart without drawing a page. */
export async function findKnownPages(shop: Shop, reads: Reads): Promise<KnownPlaces> {
  reads('addresses', 'menu', 'brands', 'ingredients', 'articles', 'faqs')
  const rows = await listKnownPages(shop.database.db, shop.now())
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const of = (kind: (typeof rows)[number]['kind']) => byKind.get(kind) ?? []
  const topics = of('topic').map(({ word }) => word)
  return {
    lastProduct: of('last_product')[0]?.id ?? 0,
    categories: new Map(of('category').map(({ id, word }) => [id, word])),
    movedCategories: new Map(of('moved_category').map(({ id, word }) => [id, Number(word)])),
    brands: new Map([...of('brand'), ...of('former_brand')].map(({ word }) => splitWord(word))),
    ingredients: new Map([...of('ingredient'), ...of('former_ingredient')].map(({ word }) => splitWord(word))),
    articles: new Set(of('article').map(({ id }) => id)),
    topics: { zh: new Set([...topics, ...of('chinese_topic').map(({ word }) => word)]), en: new Set(topics) },
    tags: new Set(
      of('tag')
        .map(({ word }) => word)
        .filter((word) => word !== ''),
    ),
  }
}

/** Of products with these ids the ones that have a page, with their words in addresses. */
export async function findKnownProducts(shop: Shop, ids: IdsBetween, reads: Reads): Promise<KnownProducts> {
  reads('addresses')
  const rows = await listKnownProducts(shop.database.db, ids)
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** What stands in addresses now and what stood there, with a sign between them that neither holds. */
function splitWord(word: string): [string, string] {
  const [stood = '', stands = stood] = word.split('/')
  return [stood, stands]
}
