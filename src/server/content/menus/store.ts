import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

const named = ['id', 'title_zh', 'title_en', 'published_at'] as const

/** Articles by their ids, also those that are not out yet. */
export async function listArticlesById(db: Db, ids: readonly number[]) {
  return db.selectFrom('health_articles').where('id', '=', anyOf(ids)).select(named).execute()
}

/** The newest articles, of which a menu may name some. */
export async function listNewestArticles(db: Db, most: number) {
  return db.selectFrom('health_articles').orderBy('published_at', 'desc').orderBy('id', 'desc').limit(most).select(named).execute()
}

/** The pages about the shop on which something is written. */
export async function listWrittenPages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('static_pages').where('content_zh', '<>', '').select('slug').execute()
  return rows.map(({ slug }) => slug)
}
