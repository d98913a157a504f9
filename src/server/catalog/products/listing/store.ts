import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import type { ProductSort } from '#rules/catalog/product-filter.ts'
import { free } from './conditions.ts'
import type { ProductCursor } from './product-cursor.ts'

type Db = Kysely<Tables>
/** `among`: only these, found by words before; `near`: each of the words stands on it, compared as text. */
export type Meant = { conditions: readonly RawBuilder<boolean>[]; among?: readonly number[]; near?: readonly string[] }
type Page = { sort: ProductSort; cursor: ProductCursor | null; limit: number }

function matching(db: Db, { conditions, among, near }: Meant) {
  return db
    .selectFrom('products')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .$if(among !== undefined, (some) => some.where('products.id', '=', anyOf(among ?? [])))
    .$if(near !== undefined, (some) =>
      some.where(
        sql<boolean>`exists (select from goods_search where product_id = products.id
          and ${standInText(near ?? [])})`,
      ),
    )
}

/** Compared as text; what the words are looked for as is worked out once, and not for every row. */
function standInText(words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`goods_search.words like all ((select search_patterns(search_words(${words.join(' ')}::text)))::text[])`
}

/** A page of what is meant; each order goes along an index of its own. */
export async function listPage(db: Db, { sort, cursor, limit, ...meant }: Meant & Page) {
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  const isLater = way === 'desc' ? sql`<` : sql`>`
  const by = sort.replace('-', '') as 'changed' | 'price' | 'id'
  const rows = matching(db, meant)
  const from = { changed: rows.orderBy('changed_at', way), price: rows.orderBy('price', way), id: rows }[by]
  const after = {
    changed: sql<boolean>`(changed_at, id) ${isLater} (${cursor?.changedAt ?? ''}::timestamptz, ${cursor?.id ?? 0}::bigint)`,
    price: sql<boolean>`(price, id) ${isLater} (${cursor?.price ?? 0}::int, ${cursor?.id ?? 0}::bigint)`,
    id: sql<boolean>`id ${isLater} ${cursor?.id ?? 0}::bigint`,
  }[by]
  return from
    .$if(cursor !== null, (later) => later.where(after))
    .orderBy('id', way)
    .limit(limit)
    .select(['id', 'price', sql<string>`changed_at::text`.as('changedAt')])
    .execute()
}

/** Ids of products on which all the words stand, looked up by their tokens; no more than `most`. */
export async function listHits(db: Db, { words, most }: { words: readonly string[]; most: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('goods_search')
    .where(wordsStandIn(sql.ref('goods_search.words'), words, { byTokens: true }))
    .limit(most)
    .select('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Whether all the words stand on many of the products that were made last. */
export async function isFrequent(
  db: Db,
  { words, least, steps }: { words: readonly string[]; least: number; steps: number },
): Promise<boolean> {
  const newest = db.selectFrom('goods_search').orderBy('product_id', 'desc').limit(steps).select(['product_id', 'words'])
  const rows = await db.selectFrom(newest.as('goods_search')).where(standInText(words)).limit(least).select('product_id').execute()
  return rows.length === least
}

/** How many are meant, counted no further than `most`. */
export async function countMeant(db: Db, { most, ...meant }: Meant & { most: number }): Promise<number> {
  const some = matching(db, meant).limit(most).select('id')
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those of these products that there are, by name and picture. */
export async function listNamed(db: Db, ids: readonly number[]) {
  const rows = db.selectFrom('products').where('id', '=', anyOf(ids)).orderBy('id')
  return rows.select(['id', 'name_zh', 'name_en', 'preview']).execute()
}

/** What the list shows of these products. */
export async function listShown(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .select([
      'id',
      'slug',
      'name_zh',
      'name_en',
      'preview',
      'barcode',
      'state',
      'price',
      'origin_price',
      'first_purchase_price',
      'shopping_point_price',
      'temperature',
      'version',
      'changed_at',
      'label_kind',
      'label',
      'shelf_life_days',
      'arrival_days',
      free.as('free'),
      sql<boolean>`(name_en = '' or (description_of_good_en = '' and description_of_good_zh <> '') or (content_en = '' and content_zh <> ''))`.as(
        'lacks_english',
      ),
      sql<boolean>`preview like '/media/%' and coalesce((select alt_zh from product_pictures where product_id = products.id
        order by product_pictures.url = products.preview desc, position, id limit 1), '') = ''`.as('lacks_alt'),
      sql<{
        zh: string
        en: string
      } | null>`(select json_build_object('zh', brands.name_zh, 'en', coalesce(nullif(brands.name_en, ''), brands.name_zh))
        from brands where brands.id = products.brand_id)`.as('brand'),
      sql<{ zh: string; en: string } | null>`(select json_build_object('zh', families.name_zh,
          'en', coalesce(nullif(families.name_en, ''), families.name_zh))
        from family_members join families on families.id = family_id where product_id = products.id)`.as('family'),
      sql<{ zh: string; en: string }[]>`coalesce((select json_agg(json_build_object('zh', categories.name_zh,
          'en', coalesce(nullif(categories.name_en, ''), categories.name_zh)) order by categories.position, categories.id)
        from product_categories join categories on categories.id = category_id where product_id = products.id), '[]')`.as('categories'),
    ])
    .execute()
}
