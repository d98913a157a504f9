import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findArticleTimes } from './store.ts'

/** When an article that is out was last changed. Nobody saw it change before it appeared. */
export async function findChangeOfArticle(shop: Shop, { id }: { id: number }) {
  const times = await findArticleTimes(shop.database.db, { id, now: shop.now() })
  if (!times) return refuse({ status: 'health_article_not_found' })
  const { published_at, updated_at } = times
  return ok({ changed_at: (updated_at > published_at ? updated_at : published_at).toISOString() })
}
