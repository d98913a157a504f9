import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Products along with which a product can be picked. */
export async function listBundlesWith(db: Kysely<Tables>, product: number) {
  return db
    .selectFrom('product_bundles')
    .innerJoin('products', 'products.id', 'product_bundles.product_id')
    .where('product_bundles.bundle_product_id', '=', product)
    .orderBy('products.id')
    .select(['products.id', 'products.name_zh', 'products.name_en', 'products.state', 'product_bundles.required'])
    .execute()
}
