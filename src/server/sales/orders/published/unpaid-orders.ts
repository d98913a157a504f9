import { sql, type RawBuilder } from 'kysely'
import type { Given } from '#database/prepared.ts'
import { isByCard, isOnDelivery, paymentMethodIds } from '#rules/payments/payment-methods.ts'

const byCard = sql.join(paymentMethodIds.filter(isByCard).map((method) => sql.lit(method)))
const onDelivery = sql.join(paymentMethodIds.filter(isOnDelivery).map((method) => sql.lit(method)))

/** `is_whole`: no part of another. `is_unpaid`: not even on delivery. `is_unanswered`: its card is being charged. */
export type UnpaidOrder = { id: number; is_whole: boolean; is_unpaid: boolean; is_unanswered: boolean }

/** What this member has under way without having paid for it. The condition is that of the index orders_without_payment. */
export function unpaidOrders(memberId: Given<number>): RawBuilder<UnpaidOrder> {
  return sql`(
    select id, parent_id is null as is_whole, status in ('uncharged', 'pending_payment') as is_unpaid,
      status = 'uncharged' and payment in (${byCard}) as is_unanswered
    from orders
    where user_id = ${memberId}
      and (status in ('uncharged', 'pending_payment')
        or (payment in (${onDelivery}) and status in ('confirmed', 'picking', 'delivering', 'delivered'))))`
}
