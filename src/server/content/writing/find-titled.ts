import type { Tx } from '#database/connect.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import {
  findArticleTitled,
  findFaqTitled,
  findTopic,
  findWholeArticle,
  findWholeFaq,
  listWholeArticles,
  listWholeFaqs,
  type WholeArticle,
  type WholeFaq,
} from './store.ts'

/** The article with this Chinese title, which no other one has. */
export async function findArticleByTitle(tx: Tx, title: string): Promise<WholeArticle | undefined> {
  const id = await findArticleTitled(tx, title)
  return id === undefined ? undefined : findWholeArticle(tx, id)
}

/** The question of a topic with this Chinese title, which no other one of it has. */
export async function findFaqByTitle(tx: Tx, { topic, title }: { topic: string; title: string }): Promise<WholeFaq | undefined> {
  const kindId = await findTopic(tx, topic)
  const id = kindId === undefined ? undefined : await findFaqTitled(tx, { kindId, title })
  return id === undefined ? undefined : findWholeFaq(tx, id)
}

type Part = { after: number; limit: number }

/** All articles, a part at a time. */
export async function listArticlesWhole(db: Kysely<Tables>, part: Part): Promise<WholeArticle[]> {
  return listWholeArticles(db, part)
}

/** All questions, a part at a time. */
export async function listFaqsWhole(db: Kysely<Tables>, part: Part): Promise<WholeFaq[]> {
  return listWholeFaqs(db, part)
}
