import { expressionBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

/** Goods that stand on one of these shelves, by their running numbers. */
export function goodsOfCategories(categoryIds: readonly number[]) {
  return expressionBuilder<Tables, never>()
    .selectFrom('product_categories')
    .where('product_categories.category_id', '=', anyOf(categoryIds))
    .select('product_categories.product_id')
}
