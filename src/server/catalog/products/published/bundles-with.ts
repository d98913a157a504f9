import { anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'

/** Products along with which a product can be picked. */
export const listBundlesWith = askedTogether(async (db, products: readonly number[]) => {
  const rows = await db
    .selectFrom('product_bundles')
    .innerJoin('products', 'products.id', 'product_bundles.product_id')
    .where('product_bundles.bundle_product_id', '=', anyOf(products))
    .orderBy('products.id')
    .select(['products.id', 'products.name_zh', 'products.name_en', 'products.state', 'product_bundles.required'])
    .select('product_bundles.bundle_product_id as picked')
    .execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.picked })
})
