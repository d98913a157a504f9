import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Units of parcels that could not be found while they were packed. */
export function shortUnits() {
  return expressionBuilder<Tables, never>()
    .selectFrom('line_shortages')
    .select(['line_shortages.order_id', 'line_shortages.order_line_id as line_id', 'line_shortages.product_id', 'line_shortages.quantity'])
}
