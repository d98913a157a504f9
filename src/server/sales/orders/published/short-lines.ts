import { expressionBuilder, sql, type Kysely } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { familyOf } from './family-of.ts'

/** Every report of missing goods of an order and its parts, line by line with how many units of the line itself, oldest first. */
export async function listShortLines(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('line_shortages')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.id', '=', 'line_shortages.order_line_id').onRef('order_lines.product_id', '=', 'line_shortages.product_id'),
    )
    .where('line_shortages.order_id', 'in', familyOf(orderId))
    .orderBy('line_shortages.id')
    .select([
      'line_shortages.id',
      'line_shortages.order_id as parcelId',
      'line_shortages.order_line_id as lineId',
      'line_shortages.cause',
      'line_shortages.quantity as units',
      'line_shortages.reported_by as by',
      'line_shortages.created_at as at',
      'order_lines.snapshot',
    ])
    .select(sql<number>`line_shortages.product_id`.as('productId'))
    .execute()
}

/** Whether goods of an order or of its parts were missing at all, as a column of another query. */
export function isShort(orderId: Given<number>) {
  const { selectFrom, exists } = expressionBuilder<Tables, never>()
  return exists(selectFrom('line_shortages').where('line_shortages.order_id', 'in', familyOf(orderId)).select('line_shortages.id'))
}
