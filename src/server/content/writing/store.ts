import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Whoever else writes of the same kind waits until the transaction ends: they are judged beside each other. */
export async function lockWriting(tx: Tx, kind: 'articles' | 'faqs' | 'banners'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('writing ' || ${kind}::text, 0))`.execute(tx)
}

type Links = { tags: string[]; products: number[]; related: number[] }
export type WholeArticle = Omit<Selectable<Tables['health_articles']>, 'created_at' | 'updated_at'> & Links

export async function findWholeArticle(tx: Tx, id: number): Promise<WholeArticle | undefined> {
  return tx
    .selectFrom('health_articles')
    .where('id', '=', id)
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'content_zh', 'content_en', 'cover', 'published_at'])
    .select([
      sql<string[]>`array(select tags.slug from article_tags join tags on tags.id = article_tags.tag_id
        where article_tags.article_id = health_articles.id order by article_tags.position)`.as('tags'),
      sql<number[]>`array(select product_id::int from article_products
        where article_products.article_id = health_articles.id order by position)`.as('products'),
      sql<number[]>`array(select related_article_id::int from article_links
        where article_links.article_id = health_articles.id order by position)`.as('related'),
    ])
    .executeTakeFirst()
}

export async function findArticleTitled(tx: Tx, title: string): Promise<number | undefined> {
  const row = await tx.selectFrom('health_articles').where('title_zh', '=', title).orderBy('id').select('id').executeTakeFirst()
  return row?.id
}

/** Those of these articles that there are, also such that are not out yet. */
export async function listKnownArticles(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.selectFrom('health_articles').where('id', '=', anyOf(ids)).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** The ids of those of these tags that there are, by their slugs. */
export async function listKnownTags(tx: Tx, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('tags').where('slug', '=', anyOf(slugs, 'text')).select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export async function createArticleRow(tx: Tx, row: Insertable<Tables['health_articles']>): Promise<number> {
  return (await tx.insertInto('health_articles').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveArticleRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['health_articles']> }): Promise<void> {
  await tx.updateTable('health_articles').set(change).where('id', '=', id).execute()
}

type SaidLinks = { [Kind in keyof Links]?: Links[Kind] | undefined }

/** Makes what an article names the said tags, products and articles, in that order; what was left unsaid stays. */
export async function saveArticleLinks(tx: Tx, { id, tags, products, related }: SaidLinks & { id: number }): Promise<void> {
  if (tags) {
    const known = await listKnownTags(tx, tags)
    const rows = tags.map((slug, position) => ({ article_id: id, tag_id: known.get(slug) ?? 0, position }))
    await tx.deleteFrom('article_tags').where('article_id', '=', id).execute()
    if (rows.length > 0) await tx.insertInto('article_tags').values(rows).execute()
  }
  if (products) {
    const rows = products.map((product_id, position) => ({ article_id: id, product_id, position }))
    await tx.deleteFrom('article_products').where('article_id', '=', id).execute()
    if (rows.length > 0) await tx.insertInto('article_products').values(rows).execute()
  }
  if (related) {
    const rows = related.map((related_article_id, position) => ({ article_id: id, related_article_id, position }))
    await tx.deleteFrom('article_links').where('article_id', '=', id).execute()
    if (rows.length > 0) await tx.insertInto('article_links').values(rows).execute()
  }
}
