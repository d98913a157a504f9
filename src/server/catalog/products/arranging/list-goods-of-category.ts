import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { mostOrdered } from '#rules/catalog/categories/category-tree.ts'

/** The goods that the list of a category shows, with what its order can hang on. */
export async function listGoodsOfCategory(db: Kysely<Tables>, id: number) {
  const rows = await db
    .selectFrom('products')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('product_categories')
          .innerJoin('categories', 'categories.id', 'product_categories.category_id')
          .where((where) => where.or([where('categories.id', '=', id), where('categories.parent_id', '=', id)]))
          .where('categories.archived', '=', false)
          .groupBy('product_categories.product_id')
          .select([
            'product_categories.product_id',
            (shelf) => shelf.fn.min('product_categories.position').as('position'),
            sql<boolean>`bool_and(product_categories.source = 'rule')`.as('by_rule'),
          ])
          .as('listed'),
      (join) => join.onRef('listed.product_id', '=', 'products.id'),
    )
    .where('products.available', '=', true)
    .where('products.is_gift_only', '=', false)
    .orderBy('listed.position')
    .orderBy('products.id')
    .limit(mostOrdered)
    .select(['products.id', 'name_zh', 'name_en', 'preview', 'price', 'sold_30d', 'published_at', 'listed.position', 'listed.by_rule'])
    .select(sql<boolean>`free_stock(products) <= 0`.as('sold_out'))
    .execute()
  return rows.map(({ name_zh: zh, name_en: en, published_at: at, ...row }) => ({
    ...row,
    name: { zh, en },
    published_at: at?.toISOString() ?? null,
  }))
}
