import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

type Asked = {
  ids: readonly number[]
  barcodes: readonly string[]
  supplierCodes: readonly string[]
  slugs: readonly string[]
}

const compared = [
  'id',
  'slug',
  'barcode',
  'supplier_code',
  'name_zh',
  'name_en',
  'price',
  'origin_price',
  'first_purchase_price',
  'shopping_point_price',
  'temperature',
  'max_qty',
  'brand_id',
  'label_kind',
  'label',
  'shelf_life_days',
  'shelf_life_months',
  'arrival_days',
  'return_right',
  'members_only',
  'exclusive',
  'standalone_purchase',
  'tcat_only',
  'embargo',
  'cod',
  'description_of_good_zh',
  'description_of_good_en',
  'content_zh',
  'content_en',
  'search_words',
  'seo_title_zh',
  'seo_title_en',
  'seo_text_zh',
  'seo_text_en',
  'preview',
  'state',
  'is_gift_only',
  'stock',
  'reserved',
  'preorder_quota',
  'in_lots',
  'lots_followed',
  'version',
] as const

export type ToCompare = Awaited<ReturnType<typeof listToCompare>>[number]

/** Products that any of these may mean. What was put away is only meant by its id. */
export async function listToCompare(db: Db, { ids, barcodes, supplierCodes, slugs }: Asked) {
  return db
    .selectFrom('products')
    .where((eb) =>
      eb.or([
        eb('id', '=', anyOf(ids)),
        eb.and([eb('barcode', '=', anyOf(barcodes, 'text')), eb('state', '<>', 'archived')]),
        eb.and([eb('supplier_code', '=', anyOf(supplierCodes, 'text')), eb('state', '<>', 'archived')]),
        eb('slug', '=', anyOf(slugs, 'text')),
      ]),
    )
    .select(compared)
    .select(whatStandsInTheWay)
    .execute()
}

type ToWrite = { after: number; ids: readonly number[] | undefined; limit: number }

/** Products in the order of their ids, for a file: those that are named, or all that are not put away. */
export async function listToWrite(db: Db, { after, ids, limit }: ToWrite) {
  return db
    .selectFrom('products')
    .where('id', '>', after)
    .where((eb) => (ids ? eb('id', '=', anyOf(ids)) : eb('state', '<>', 'archived')))
    .orderBy('id')
    .limit(limit)
    .select(compared)
    .select(whatStandsInTheWay)
    .execute()
}

const whatStandsInTheWay = [
  sql<string | null>`(select slug from brands where brands.id = products.brand_id)`.as('brand'),
  sql<boolean>`exists (select from product_prices where product_prices.product_id = products.id and state = 'running')`.as(
    'has_running_price',
  ),
  sql<boolean>`exists (select from family_members where family_members.product_id = products.id)`.as('in_family'),
  sql<boolean>`exists (select from product_bundles where products.id in (product_bundles.product_id, bundle_product_id))`.as('in_bundle'),
  sql<boolean>`exists (select from product_split_stocks where product_split_stocks.product_id = products.id)`.as('travels_apart'),
]
