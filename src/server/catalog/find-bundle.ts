import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { bundlesInStock, type Bundle } from '#rules/bundle.ts'

export type BundleInStock = Bundle & {
  /** Main units, up to the limit that was asked for, for which the goods of the bundle suffice. */
  possible: number
}

type Asked = { product: { id: number; optional_bundles_max_quantity: number }; limit: number }

/** The bundle of a product as it can be filled now. A product without one has no entries, and no limit from them. */
export async function findBundle(db: Kysely<Tables>, { product, limit }: Asked): Promise<BundleInStock> {
  const entries = await db
    .selectFrom('product_bundles')
    .innerJoin('products', 'products.id', 'product_bundles.bundle_product_id')
    .where('product_bundles.product_id', '=', product.id)
    .orderBy('product_bundles.position')
    .select(['product_bundles.bundle_product_id as product_id', 'required', 'max_amount', 'quantity', sql<number>`stock - reserved`.as('free')])
    .execute()
  const bundle = { optional_bundles: entries, optional_bundles_max_quantity: product.optional_bundles_max_quantity }
  if (entries.length === 0) return { ...bundle, possible: limit }
  const stock = new Map(entries.map((entry) => [entry.product_id, entry.free]))
  return { ...bundle, possible: bundlesInStock(bundle, { stock, limit }) }
}
