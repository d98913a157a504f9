import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Whoever else writes of the same kind waits until the transaction ends: they are judged beside each other. */
export async function lockWriting(tx: Tx, kind: 'articles' | 'faqs' | 'banners' | 'tags' | 'pages'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('writing ' || ${kind}::text, 0))`.execute(tx)
}

type Links = { tags: string[]; products: number[]; related: number[] }
export type WholeArticle = Omit<Selectable<Tables['health_articles']>, 'created_at' | 'updated_at'> & Links

export async function findWholeArticle(tx: Tx, id: number): Promise<WholeArticle | undefined> {
  return wholeArticles(tx).where('id', '=', id).executeTakeFirst()
}

type Part = { after: number; limit: number }

/** Those behind `after`, in the order of their ids. */
export async function listWholeArticles(db: Kysely<Tables>, { after, limit }: Part): Promise<WholeArticle[]> {
  return wholeArticles(db).where('id', '>', after).orderBy('id').limit(limit).execute()
}

function wholeArticles(db: Kysely<Tables>) {
  return db
    .selectFrom('health_articles')
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'content_zh', 'content_en', 'cover', 'published_at'])
    .select([
      sql<string[]>`array(select tags.slug from article_tags join tags on tags.id = article_tags.tag_id
        where article_tags.article_id = health_articles.id order by article_tags.position)`.as('tags'),
      sql<number[]>`array(select product_id::int from article_products
        where article_products.article_id = health_articles.id order by position)`.as('products'),
      sql<number[]>`array(select related_article_id::int from article_links
        where article_links.article_id = health_articles.id order by position)`.as('related'),
    ])
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

/** The id of a topic by its slug. */
export async function findTopic(tx: Tx, slug: string): Promise<number | undefined> {
  return (await tx.selectFrom('faq_kinds').where('slug', '=', slug).select('id').executeTakeFirst())?.id
}

type FaqRow = Selectable<Tables['faqs']>
export type WholeFaq = Omit<FaqRow, 'kind_id' | 'created_at' | 'updated_at'> & { topic: string }

export async function findWholeFaq(tx: Tx, id: number): Promise<WholeFaq | undefined> {
  return wholeFaqs(tx).where('faqs.id', '=', id).executeTakeFirst()
}

/** Those behind `after`, in the order of their ids. */
export async function listWholeFaqs(db: Kysely<Tables>, { after, limit }: Part): Promise<WholeFaq[]> {
  return wholeFaqs(db).where('faqs.id', '>', after).orderBy('faqs.id').limit(limit).execute()
}

function wholeFaqs(db: Kysely<Tables>) {
  return db
    .selectFrom('faqs')
    .innerJoin('faq_kinds', 'faq_kinds.id', 'faqs.kind_id')
    .select(['faqs.id', 'title_zh', 'title_en', 'content_zh', 'content_en', 'video', 'faqs.position', 'faq_kinds.slug as topic'])
}

export async function findFaqTitled(tx: Tx, { kindId, title }: { kindId: number; title: string }): Promise<number | undefined> {
  const asked = { kind_id: kindId, title_zh: title }
  const row = await tx
    .selectFrom('faqs')
    .where((eb) => eb.and(asked))
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Where the last question of a topic stands; -1 where there is none. */
export async function findLastPosition(tx: Tx, kindId: number): Promise<number> {
  const row = await tx
    .selectFrom('faqs')
    .where('kind_id', '=', kindId)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst()
  return row?.last ?? -1
}

export async function createFaqRow(tx: Tx, row: Insertable<Tables['faqs']>): Promise<number> {
  return (await tx.insertInto('faqs').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveFaqRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['faqs']> }): Promise<void> {
  await tx.updateTable('faqs').set(change).where('id', '=', id).execute()
}

type BannerRow = Selectable<Tables['index_banners']>
export type WholeBanner = Omit<BannerRow, 'created_at' | 'updated_at'>

const bannerColumns = [
  'id',
  'group_key',
  'title_zh',
  'title_en',
  'url',
  'desktop_image',
  'mobile_image',
  'position',
  'starts_at',
  'ends_at',
] as const

export async function findWholeBanner(tx: Tx, id: number): Promise<WholeBanner | undefined> {
  return tx.selectFrom('index_banners').where('id', '=', id).select(bannerColumns).executeTakeFirst()
}

type SameBanner = Pick<BannerRow, 'group_key' | 'title_zh' | 'url' | 'desktop_image' | 'mobile_image' | 'starts_at' | 'ends_at'> & {
  id?: number
}

/** Another banner of the group that shows and says the same at the same time. */
export async function findSameBanner(
  tx: Tx,
  { id = 0, group_key, title_zh, url, desktop_image, mobile_image, starts_at, ends_at }: SameBanner,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('index_banners')
    .where('id', '<>', id)
    .where((eb) => eb.and({ group_key, title_zh, url, desktop_image, mobile_image }))
    .where('starts_at', 'is not distinct from', starts_at)
    .where('ends_at', 'is not distinct from', ends_at)
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Where the last banner of a group stands; -1 where there is none. */
export async function findLastBanner(tx: Tx, group: BannerRow['group_key']): Promise<number> {
  const row = await tx
    .selectFrom('index_banners')
    .where('group_key', '=', group)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst()
  return row?.last ?? -1
}

export async function createBannerRow(tx: Tx, row: Insertable<Tables['index_banners']>): Promise<number> {
  return (await tx.insertInto('index_banners').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveBannerRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['index_banners']> }): Promise<void> {
  await tx.updateTable('index_banners').set(change).where('id', '=', id).execute()
}
