import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { articleCard } from './article-card.ts'
import { listArticleRows, listTaggedArticleRows, listTagNames } from './store.ts'

type Asked = {
  language: Language
  /** Only the articles with this tag; a tag that does not exist has none. */
  tag?: string
}

/** The health articles, the newest first, with every tag there is to filter by. */
export async function listArticles(shop: Shop, { language, tag }: Asked) {
  const shown = { language, now: shop.now() }
  const { db } = shop.database
  const articles = await (tag === undefined ? listArticleRows(db, shown) : listTaggedArticleRows(db, { tag, ...shown }))
  const tags = await listTagNames(db, shown)
  return { health_articles: articles.map(articleCard), tags: tags.map(({ name }) => name) }
}
