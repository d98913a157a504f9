import { sql, type RawBuilder } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { MemberLimit } from '#rules/catalog/product.ts'

/**
 * A column of a query of products: what a member may still buy of each within its days, counted over the orders that were placed and
 * have not come to nothing, what was picked into bundles too; null where there is no limit (GDS-25). Gifts are not bought. Days are those
 * of Taipei, today among them. `of`: under which name the query has the products.
 */
export function leftOfMemberLimit(
  memberId: Given<number>,
  now: Given<Date>,
  of: 'products' | 'entry' = 'products',
): RawBuilder<MemberLimit | null> {
  const [product, most, days] = ['id', 'member_limit', 'member_limit_days'].map((column) => sql.ref(`${of}.${column}`))
  return sql`case when ${most} is not null then (
    select json_build_object('limit', ${most}, 'days', ${days}, 'left', greatest(${most} - coalesce(sum(bought.quantity), 0), 0))
    from orders as placed join order_lines as sold on sold.order_id = placed.id
      cross join lateral (
        select sold.quantity where sold.product_id = ${product}
        union all
        select picked.quantity from order_line_options as picked where picked.line_id = sold.id and picked.product_id = ${product}
      ) as bought
    where placed.user_id = ${memberId} and placed.status not in ('cancel', 'refunded') and sold.item_type not like '%gift%'
      and placed.placed_at >= ((${now}::timestamptz at time zone 'Asia/Taipei')::date - (${days} - 1))::timestamp
        at time zone 'Asia/Taipei') end`
}
