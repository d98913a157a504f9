import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { articleCard } from './article-card.ts'
import { findArticleRow, listRelatedArticleRows } from './store.ts'

/** An article with the products and articles that belong to it. */
export async function findArticle(shop: Shop, { id, language, viewer }: { id: number; language: Language; viewer: Viewer }) {
  const shown = { id, language, now: shop.now() }
  const { db } = shop.database
  const article = await findArticleRow(db, shown)
  if (!article) return refuse({ status: 'health_article_not_found' })
  const related = await listRelatedArticleRows(db, shown)
  const productIds = article.products.map((product) => product.id)
  return ok({
    ...articleCard(article),
    content: article.content,
    related_products: await listProductCards(shop, { ids: productIds, language, viewer }),
    /** Also of those that are not sold at the moment. */
    product_ids: productIds,
    related_articles: related.map(articleCard),
    /** Also those that are not out yet. */
    linked_ids: article.linked_ids,
  })
}
