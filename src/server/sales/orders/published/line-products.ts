import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Every line of an order with the product that it is about: to be joined by `id`. */
export function lineProducts() {
  return expressionBuilder<Tables, never>().selectFrom('order_lines').select(['order_lines.id', 'order_lines.product_id'])
}
