import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Orders whose buyer has to transfer their money until that moment, by their running numbers. */
export function transfersDue(until: Date) {
  return expressionBuilder<Tables, never>()
    .selectFrom('orders')
    .where('orders.parent_id', 'is', null)
    .where('orders.status', '=', 'pending_payment')
    .where('orders.payment', '=', 'atm')
    .where('orders.payment_deadline', '<=', until)
    .select(['orders.id as order_id', 'orders.placed_at as since'])
}
