import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/**
 * The products of the same kind that can be had beside the one of `products`, as `sibling`, in their order: the other members of its
 * family, or its other styles while it is in none (D-210).
 */
export function selectSiblings() {
  const db = expressionBuilder<Tables, 'products'>()
  return db
    .selectFrom(
      db
        .selectFrom('product_options')
        .whereRef('product_options.product_id', '=', 'products.id')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('family_members').whereRef('family_members.product_id', '=', 'products.id').select('family_members.position'),
            ),
          ),
        )
        .select(['product_options.optional_product_id as id', 'product_options.position'])
        .unionAll(
          db
            .selectFrom('family_members as own')
            .innerJoin('family_members as other', 'other.family_id', 'own.family_id')
            .whereRef('own.product_id', '=', 'products.id')
            .whereRef('other.product_id', '<>', 'own.product_id')
            .select(['other.product_id as id', 'other.position']),
        )
        .as('beside'),
    )
    .innerJoin('products as sibling', 'sibling.id', 'beside.id')
    .where('sibling.available', '=', true)
    .orderBy('beside.position')
}

/** What can be picked into the bundle of `products`, as `entry`, in its order. */
export function selectPicks() {
  return expressionBuilder<Tables, 'products'>()
    .selectFrom('product_bundles')
    .innerJoin('products as entry', 'entry.id', 'product_bundles.bundle_product_id')
    .whereRef('product_bundles.product_id', '=', 'products.id')
    .orderBy('product_bundles.position')
}
