import type { Shop } from '#server/platform/shop.ts'
import { deleteFailedNews } from './store.ts'

export type GivenUp = { id: number; reason: string; by: string }

/** A person ends what will never succeed. False when there is no such news, or it has not failed: then it is left to the machine. */
export async function giveUpNews(shop: Shop, { id, reason, by }: GivenUp): Promise<boolean> {
  const news = await deleteFailedNews(shop.database.db, id)
  if (news) shop.log.warn({ id, news: news.name, reason, by }, 'news were given up by hand')
  return news !== null
}
