import { sql, type Expression } from 'kysely'
import type { Day } from '#rules/calendar.ts'

/**
 * Of `products`: the day on which goods arrive that so many units wait for; null while they lie in the house, and where no quota says
 * what comes (STK-20).
 */
export function arrivalOf(units: Expression<number>) {
  return sql<Day | null>`case when products.preorder_quota > 0 and products.stock - products.reserved - products.withheld < ${units}
    then products.quota_expected_on end`
}
