import type { IdsBetween } from '#contract/shop/found-page.ts'
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

/** Those that are shown and of which something is sold. */
export async function listBrandAddresses(db: Db) {
  return db
    .selectFrom('brands')
    .where('archived', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('products')
          .whereRef('products.brand_id', '=', 'brands.id')
          .where('products.available', '=', true)
          .where('products.is_gift_only', '=', false)
          .select('products.id'),
      ),
    )
    .orderBy('id')
    .select(['slug', 'updated_at'])
    .execute()
}

/** Those of which something is sold. */
export async function listIngredientAddresses(db: Db) {
  return db
    .selectFrom('ingredients')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_ingredients')
          .innerJoin('products', 'products.id', 'product_ingredients.product_id')
          .whereRef('product_ingredients.ingredient_id', '=', 'ingredients.id')
          .where('products.available', '=', true)
          .where('products.is_gift_only', '=', false)
          .select('products.id'),
      ),
    )
    .orderBy('id')
    .select(['slug', 'updated_at'])
    .execute()
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

type Kind =
  | 'last_product'
  | 'category'
  | 'moved_category'
  | 'brand'
  | 'former_brand'
  | 'ingredient'
  | 'former_ingredient'
  | 'article'
  | 'topic'
  | 'chinese_topic'
  | 'tag'

/** Products that have a page, of those with these ids. */
export async function listKnownProducts(db: Db, { from, below }: IdsBetween) {
  return db
    .selectFrom('products')
    .where('id', '>=', from)
    .where('id', '<', below)
    .where('is_gift_only', '=', false)
    .where('state', 'in', shownStates)
    .select(['id', 'slug'])
    .execute()
}

/** Everything else that has a page at an address of its own, with the word or the number by which it goes there; in one round trip. */
export async function listKnownPages(db: Db, now: Date) {
  return db
    .selectFrom('products')
    .select(({ fn }) => [sql<Kind>`'last_product'`.as('kind'), fn.max('id').as('id'), sql<string>`''`.as('word')])
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
        .selectFrom('brands')
        .where('archived', '=', false)
        .select([sql<'brand'>`'brand'`.as('kind'), 'id', 'slug as word']),
    )
    .unionAll(
      db
        .selectFrom('brand_slugs')
        .innerJoin('brands', 'brands.id', 'brand_id')
        .where('archived', '=', false)
        .select([
          sql<'former_brand'>`'former_brand'`.as('kind'),
          'brands.id',
          sql<string>`brand_slugs.slug || '/' || brands.slug`.as('word'),
        ]),
    )
    .unionAll(db.selectFrom('ingredients').select([sql<'ingredient'>`'ingredient'`.as('kind'), 'id', 'slug as word']))
    .unionAll(
      db
        .selectFrom('ingredient_slugs')
        .innerJoin('ingredients', 'ingredients.id', 'ingredient_id')
        .select([
          sql<'former_ingredient'>`'former_ingredient'`.as('kind'),
          'ingredients.id',
          sql<string>`ingredient_slugs.slug || '/' || ingredients.slug`.as('word'),
        ]),
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
