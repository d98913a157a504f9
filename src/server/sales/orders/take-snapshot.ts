import { sql, type Expression, type Kysely } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Tables } from '#database/tables.ts'

type Db = Pick<Kysely<Tables>, 'selectFrom'>

/** What a line keeps of its product as it is at this moment, as a part of the statement that writes the line; read again as `productSnapshot`. */
export function snapshotOfProduct(db: Db, productId: Expression<number>) {
  return db
    .selectFrom('products')
    .where('products.id', '=', productId)
    .select((eb) =>
      sql<string>`${jsonBuildObject({
        slug: eb.ref('products.slug'),
        name: nameOfProduct,
        preview: eb.ref('products.preview'),
        members_only: eb.ref('products.members_only'),
        exclusive: eb.ref('products.exclusive'),
        shopping_point_price: eb.ref('products.shopping_point_price'),
        optional_bundles_max_quantity: eb.ref('products.optional_bundles_max_quantity'),
        return_right: eb.ref('products.return_right'),
        split_stocks: jsonArrayFrom(
          eb
            .selectFrom('product_split_stocks')
            .whereRef('product_split_stocks.product_id', '=', 'products.id')
            .orderBy('position')
            .select(['stock_description_zh as zh', 'stock_description_en as en', 'expected_on']),
        ),
      })}`.as('snapshot'),
    )
}

/** What a line keeps of a product that was picked into its bundle; read again as `pickSnapshot`. */
export function snapshotOfPick(db: Db, productId: Expression<number>) {
  return db
    .selectFrom('products')
    .where('products.id', '=', productId)
    .select(sql<string>`${jsonBuildObject({ name: nameOfProduct, return_right: sql.ref('products.return_right') })}`.as('snapshot'))
}

const nameOfProduct = sql<string>`json_build_object('zh', products.name_zh, 'en', products.name_en)`
