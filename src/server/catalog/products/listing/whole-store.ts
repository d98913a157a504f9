import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { free } from './conditions.ts'

type Db = Kysely<Tables>

export async function findWholeRow(db: Db, id: number) {
  return wholeRows(db).where('id', '=', id).executeTakeFirst()
}

/** The same of many products. */
export async function listWholeRows(db: Db, ids: readonly number[]) {
  return wholeRows(db).where('id', '=', anyOf(ids)).execute()
}

function wholeRows(db: Db) {
  return db
    .selectFrom('products')
    .select(['name_zh', 'name_en', 'description_of_good_zh', 'description_of_good_en', 'content_zh', 'content_en', 'slug'])
    .select(['barcode', 'supplier_code', 'brand_id', 'search_words'])
    .select(['seo_title_zh', 'seo_title_en', 'seo_text_zh', 'seo_text_en'])
    .select(['label_kind', 'label', 'shelf_life_days', 'shelf_life_months', 'arrival_days', 'return_right'])
    .select([
      'origin_price',
      'price',
      'first_purchase_price',
      'shopping_point_price',
      'temperature',
      'max_qty',
      'member_limit',
      'member_limit_days',
    ])
    .select(['members_only', 'exclusive', 'standalone_purchase', 'tcat_only', 'embargo', 'cod', 'is_gift_only'])
    .select([
      'id',
      'version',
      'state',
      'stock',
      'reserved',
      'sold_30d',
      'shelf',
      'created_at',
      'changed_at',
      'texts_changed',
      'preview',
      free.as('free'),
    ])
}

export async function listPicturesFor(db: Db, product: number) {
  return db
    .selectFrom('product_pictures')
    .where('product_id', '=', product)
    .orderBy('position')
    .orderBy('id')
    .select(['url', 'alt_zh', 'alt_en'])
    .execute()
}

export async function listCategoriesOf(db: Db, product: number) {
  return db
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .where('product_id', '=', product)
    .orderBy('categories.position')
    .orderBy('categories.id')
    .select(['categories.id', 'categories.name_zh', 'categories.name_en', 'product_categories.source'])
    .execute()
}

export async function listAllCategories(db: Db) {
  return db.selectFrom('categories').orderBy('position').orderBy('id').select(['id', 'parent_id', 'name_zh', 'name_en']).execute()
}
