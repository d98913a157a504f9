import { sql, type RawBuilder } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { MemberLimit } from '#rules/catalog/product.ts'

/**
 * A column of a query of products: what a member may still buy of each within its days, counted over the orders that were placed and
 * have not come to nothing; null where there is no limit (GDS-25). Gifts are not bought. Days are those of Taipei, today among them.
 */
export function leftOfMemberLimit(memberId: Given<number>, now: Given<Date>): RawBuilder<MemberLimit | null> {
  return sql`case when products.member_limit is not null then (
    select json_build_object('limit', products.member_limit, 'days', products.member_limit_days,
      'left', greatest(products.member_limit - coalesce(sum(bought.quantity), 0), 0))
    from orders as placed join order_lines as bought on bought.order_id = placed.id
    where placed.user_id = ${memberId} and placed.status not in ('cancel', 'refunded') and bought.product_id = products.id
      and bought.item_type not like '%gift%'
      and placed.placed_at >= ((${now}::timestamptz at time zone 'Asia/Taipei')::date - (products.member_limit_days - 1))::timestamp
        at time zone 'Asia/Taipei') end`
}
