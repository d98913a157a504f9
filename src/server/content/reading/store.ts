import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StaticPageName } from '#contract/shop/api/content.ts'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import { taipeiDay } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'

type Db = Kysely<Tables>

type Shown = { language: Language; now: Date }

export type BannerGroup = 'home' | 'health_articles'

/** Banners that are shown at this moment, in their order. */
function runningBanners(db: Db, { language, now }: Shown) {
  return db
    .selectFrom('index_banners')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .select(['id', textIn(language, 'title').as('title'), 'url', 'desktop_image', 'mobile_image'])
}

export async function listBannersOfGroup(db: Db, { group, ...shown }: Shown & { group: BannerGroup }) {
  return runningBanners(db, shown).where('group_key', '=', group).execute()
}

export async function listBannersById(db: Db, { id, ...shown }: Shown & { id: number }) {
  return runningBanners(db, shown).where('id', '=', id).execute()
}

/** Articles that are out, the newest first. */
function publishedArticles(db: Db, { language, now }: Shown) {
  return db
    .selectFrom('health_articles')
    .where('health_articles.published_at', '<=', now)
    .orderBy('health_articles.published_at', 'desc')
    .orderBy('health_articles.id', 'desc')
    .select(['health_articles.id', 'health_articles.cover', 'health_articles.published_at'])
    .select([textIn(language, 'health_articles.title').as('title'), textIn(language, 'health_articles.summary').as('summary')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('article_tags')
          .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
          .whereRef('article_tags.article_id', '=', 'health_articles.id')
          .orderBy('article_tags.position')
          .select(textIn(language, 'tags.name').as('name')),
      ).as('tags'),
    )
}

export async function listArticleRows(db: Db, shown: Shown) {
  return publishedArticles(db, shown).execute()
}

/** A tag goes by its name in either language, so that the address stays good when the language is switched. */
export async function listTaggedArticleRows(db: Db, { tag, ...shown }: Shown & { tag: string }) {
  return publishedArticles(db, shown)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('article_tags')
          .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
          .whereRef('article_tags.article_id', '=', 'health_articles.id')
          .where((eb) => eb.or([eb('tags.slug', '=', tag), eb('tags.name_zh', '=', tag), eb('tags.name_en', '=', tag)]))
          .select('tags.id'),
      ),
    )
    .execute()
}

/** Tags that lead to something. */
export async function listTagNames(db: Db, { language, now }: Shown) {
  return db
    .selectFrom('tags')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('article_tags')
          .innerJoin('health_articles', 'health_articles.id', 'article_tags.article_id')
          .whereRef('article_tags.tag_id', '=', 'tags.id')
          .where('health_articles.published_at', '<=', now)
          .select('article_tags.tag_id'),
      ),
    )
    .orderBy('tags.id')
    .select(textIn(language, 'tags.name').as('name'))
    .execute()
}

export async function findArticleRow(db: Db, { id, ...shown }: Shown & { id: number }) {
  return publishedArticles(db, shown)
    .where('health_articles.id', '=', id)
    .select(textIn(shown.language, 'health_articles.content').as('content'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('article_products')
          .whereRef('article_products.article_id', '=', 'health_articles.id')
          .orderBy('article_products.position')
          .select('article_products.product_id as id'),
      ).as('products'),
    )
    .select(sql<number[]>`array(select related_article_id from article_links where article_id = health_articles.id)`.as('linked_ids'))
    .executeTakeFirst()
}

export async function findArticleTimes(db: Db, { id, now }: { id: number; now: Date }) {
  return db
    .selectFrom('health_articles')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .select(['published_at', 'updated_at'])
    .executeTakeFirst()
}

export async function listRelatedArticleRows(db: Db, { id, ...shown }: Shown & { id: number }) {
  return publishedArticles(db, shown)
    .innerJoin('article_links', 'article_links.related_article_id', 'health_articles.id')
    .where('article_links.article_id', '=', id)
    .clearOrderBy()
    .orderBy('article_links.position')
    .execute()
}

/** The topics in that language. One without an English name is in Chinese only (CNT-13). */
export async function listFaqKinds(db: Db, language: Language) {
  return db
    .selectFrom('faq_kinds')
    .$if(language === 'en', (kinds) => kinds.where('name_en', '<>', ''))
    .orderBy('position')
    .orderBy('id')
    .select(['slug', textIn(language, 'name').as('name')])
    .execute()
}

export async function listFaqRows(db: Db, { slug, language }: { slug: string; language: Language }) {
  return db
    .selectFrom('faqs')
    .innerJoin('faq_kinds', 'faq_kinds.id', 'faqs.kind_id')
    .where('faq_kinds.slug', '=', slug)
    .orderBy('faqs.position')
    .orderBy('faqs.id')
    .select([textIn(language, 'faqs.title').as('title'), textIn(language, 'faqs.content').as('content'), 'faqs.video'])
    .execute()
}

export async function findStaticPageRow(db: Db, { slug, language }: { slug: StaticPageName; language: Language }) {
  return db
    .selectFrom('static_pages')
    .where('slug', '=', slug)
    .select([textIn(language, 'title').as('title'), textIn(language, 'content').as('content')])
    .executeTakeFirst()
}

/** What the clock shows at this moment, in a word for each subject of content that comes and goes by it. What is put away in between the database notes. */
export async function findShownByClock(db: Db, now: Date) {
  const { rows } = await sql<{ subject: string; shown: string | null }>`
    with banners as (
      select id, group_key, (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now}) as runs from index_banners)
    select 'banner:' || id as subject, runs::text as shown from banners
    union all
    select 'banners_of:' || group_key, string_agg(id::text, ',' order by id) filter (where runs) from banners group by group_key
    union all
    select subject, (select count(*) || ' ' || coalesce(max(published_at)::text, '') from health_articles where published_at <= ${now})
      from unnest(array['articles', 'articles_out']) as subject
    union all
    select subject, jsonb_path_query_array(value, '$.special_periods[*] ? (@.from <= $day && $day <= @.to)', jsonb_build_object('day', ${taipeiDay(now)}::text))::text
      from settings, unnest(array['settings', 'setting:preorder']) as subject where key = 'preorder'`.execute(db)
  return Object.fromEntries(rows.map(({ subject, shown }) => [subject, shown ?? '']))
}
