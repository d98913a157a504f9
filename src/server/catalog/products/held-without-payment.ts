import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { Given } from '#database/prepared.ts'
import { unpaidOrders } from '#server/sales/orders/published/unpaid-orders.ts'

/**
 * A column of a query of products: how many orders this member has under way without having paid for them, and how many
 * units of the product those hold.
 */
export function heldWithoutPayment(memberId: Given<number>): RawBuilder<unknown> {
  return sql`(
    select json_build_object(
      'unpaidOrders', count(*) filter (where is_unpaid and is_whole),
      'ordersOnDelivery', count(*) filter (where not is_unpaid and is_whole),
      'unansweredCards', count(*) filter (where is_unanswered and is_whole),
      'unpaid', coalesce(sum(quantity) filter (where is_unpaid), 0),
      'onDelivery', coalesce(sum(quantity) filter (where not is_unpaid), 0))
    from (
      select is_whole, is_unpaid, is_unanswered, stock_reservations.quantity
      from ${unpaidOrders(memberId)} as unpaid
      left join stock_reservations on stock_reservations.order_id = unpaid.id and stock_reservations.product_id = products.id and stock_reservations.state = 'held'
    ) as mine)`
}

/** That column, read. */
export const heldColumn = z.object({
  unpaidOrders: z.int(),
  ordersOnDelivery: z.int(),
  unansweredCards: z.int(),
  unpaid: z.int(),
  onDelivery: z.int(),
})
