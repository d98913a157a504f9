import { sql, type Kysely } from 'kysely'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import { arrivalOf } from '#server/catalog/products/published/arrival-of.ts'
import { brandFacts } from '#server/catalog/products/published/brand-facts.ts'
import { familyFacts } from '#server/catalog/products/published/family-facts.ts'
import { shownStates } from '#rules/catalog/product-state.ts'
import type { Language } from '#rules/locale.ts'

type Db = Kysely<Tables>

function shownProducts(db: Db) {
  return db.selectFrom('products').where('available', '=', true).where('is_gift_only', '=', false)
}

export async function countShownProducts(db: Db): Promise<number> {
  const { count } = await shownProducts(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Products in the order of their ids, a part of them. */
export async function listProductAddresses(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return shownProducts(db).orderBy('id').offset(offset).limit(limit).select(['id', 'slug', 'updated_at']).execute()
}

export async function listCategoryAddresses(db: Db) {
  return db.selectFrom('categories').where('visible', '=', true).orderBy('id').select(['id', 'slug', 'updated_at']).execute()
}

export async function listArticleAddresses(db: Db, now: Date) {
  return db.selectFrom('health_articles').where('published_at', '<=', now).orderBy('id').select(['id', 'updated_at']).execute()
}

/** The topics of questions. One without an English name is in Chinese only (CNT-13). */
export async function listTopics(db: Db) {
  return db
    .selectFrom('faq_kinds')
    .orderBy('position')
    .orderBy('id')
    .select(['slug', sql<boolean>`name_en <> ''`.as('inEnglish')])
    .execute()
}

/** Everything that has a page at an address of its own, with the word or the number by which it goes there; in one round trip. */
export async function listKnownPages(db: Db, now: Date) {
  return db
    .selectFrom('products')
    .where('is_gift_only', '=', false)
    .where('state', 'in', shownStates)
    .select([
      sql<'product' | 'category' | 'moved_category' | 'article' | 'topic' | 'chinese_topic' | 'tag'>`'product'`.as('kind'),
      'id',
      'slug as word',
    ])
    .unionAll(
      db
        .selectFrom('categories')
        .where('visible', '=', true)
        .select([sql<'category'>`'category'`.as('kind'), 'id', 'slug as word']),
    )
    .unionAll(
      db
        .selectFrom('categories')
        .where('leads_to', 'is not', null)
        .select([sql<'moved_category'>`'moved_category'`.as('kind'), 'id', sql<string>`leads_to::text`.as('word')]),
    )
    .unionAll(
      db
        .selectFrom('health_articles')
        .where('published_at', '<=', now)
        .select([sql<'article'>`'article'`.as('kind'), 'id', sql<string>`''`.as('word')]),
    )
    .unionAll(
      db
        .selectFrom('faq_kinds')
        .select([
          sql<'topic' | 'chinese_topic'>`case when name_en <> '' then 'topic' else 'chinese_topic' end`.as('kind'),
          'id',
          'slug as word',
        ]),
    )
    .unionAll(
      db.selectFrom('tags').select([sql<'tag'>`'tag'`.as('kind'), 'id', sql<string>`unnest(array[slug, name_zh, name_en])`.as('word')]),
    )
    .execute()
}

/** Products as a feed tells them, a part of them: those that come after an id. */
export async function listFeedProducts(db: Db, { language, after, limit }: { language: Language; after: number; limit: number }) {
  return shownProducts(db)
    .where('id', '>', after)
    .where('price', '>', 0)
    .where('members_only', '=', false)
    .orderBy('id')
    .limit(limit)
    .select([
      'id',
      'slug',
      'preview',
      'origin_price',
      'price',
      'exclusive',
      textIn(language, 'name').as('name'),
      textIn(language, 'description_of_good').as('description'),
      sql<number>`free_stock(products)`.as('stock'),
      arrivalOf(sql.lit(1)).as('arrives_on'),
    ])
    .select((eb) =>
      eb
        .selectFrom('product_categories')
        .innerJoin('categories', 'categories.id', 'product_categories.category_id')
        .whereRef('product_categories.product_id', '=', 'products.id')
        .orderBy('product_categories.position')
        .limit(1)
        .select(textIn(language, 'categories.name').as('category'))
        .as('category'),
    )
    .select(familyFacts(language).as('family'))
    .select(brandFacts(language).as('brand'))
    .execute()
}
