import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { Given } from '#database/prepared.ts'
import { isByCard, isOnDelivery, paymentMethodIds } from '#rules/payments/payment-methods.ts'

const byCard = sql.join(paymentMethodIds.filter(isByCard).map((method) => sql.lit(method)))
const onDelivery = sql.join(paymentMethodIds.filter(isOnDelivery).map((method) => sql.lit(method)))

/**
 * A column of a query of products: how many orders this member has under way without having paid for them, and how many
 * units of the product those hold. The condition is that of the index orders_without_payment.
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
      select orders.parent_id is null as is_whole, orders.status in ('uncharged', 'pending_payment') as is_unpaid,
        orders.status = 'uncharged' and orders.payment in (${byCard}) as is_unanswered,
        stock_reservations.quantity
      from orders
      left join stock_reservations on stock_reservations.order_id = orders.id and stock_reservations.product_id = products.id and stock_reservations.state = 'held'
      where orders.user_id = ${memberId}
        and (orders.status in ('uncharged', 'pending_payment')
          or (orders.payment in (${onDelivery}) and orders.status in ('confirmed', 'picking', 'delivering', 'delivered')))
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
