import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type KindOfGoods = 'gift' | 'points' | 'add_on' | 'picked'

/** As what each product lies in a parcel: as a gift, paid with points, as an add-on, or picked into a bundle. */
export function kindsOfGoods() {
  const { selectFrom } = expressionBuilder<Tables, never>()
  return selectFrom('order_lines')
    .select([
      'order_lines.order_id',
      'order_lines.product_id',
      sql<KindOfGoods | null>`case when item_type ~ 'gift' then 'gift' when shopping_point_cost > 0 then 'points'
        when item_type = 'add_on' then 'add_on' end`.as('kind'),
    ])
    .unionAll(
      selectFrom('order_line_options')
        .innerJoin('order_lines', 'order_lines.id', 'order_line_options.line_id')
        .select(['order_lines.order_id', 'order_line_options.product_id', sql<KindOfGoods | null>`'picked'`.as('kind')]),
    )
}
