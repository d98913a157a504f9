import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The products of the same kind that can be had beside the one of `products`, as `sibling`, in their order. */
export function selectSiblings() {
  return expressionBuilder<Tables, 'products'>()
    .selectFrom('product_options')
    .innerJoin('products as sibling', 'sibling.id', 'product_options.optional_product_id')
    .whereRef('product_options.product_id', '=', 'products.id')
    .where('sibling.available', '=', true)
    .orderBy('product_options.position')
}

/** What can be picked into the bundle of `products`, as `entry`, in its order. */
export function selectPicks() {
  return expressionBuilder<Tables, 'products'>()
    .selectFrom('product_bundles')
    .innerJoin('products as entry', 'entry.id', 'product_bundles.bundle_product_id')
    .whereRef('product_bundles.product_id', '=', 'products.id')
    .orderBy('product_bundles.position')
}
