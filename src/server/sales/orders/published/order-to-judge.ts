import { expressionBuilder } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'

/** What an order itself says of its risk, and what was said of it before. `judged_at`: the moment as of which it is judged. */
export function orderToJudge(orderId: Given<number>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('orders')
    .where('orders.id', '=', orderId)
    .select((eb) => [
      eb.fn.coalesce('orders.placed_at', 'orders.created_at').as('placed_at'),
      eb.fn.coalesce('orders.confirmed_at', 'orders.placed_at', 'orders.created_at').as('judged_at'),
    ])
    .select([
      'orders.id',
      'orders.user_id',
      'orders.payment',
      'orders.grand_total',
      'orders.region',
      'orders.contact',
      'orders.foreign_contact',
      'orders.risk_reasons',
      'orders.risk_mark',
    ])
}
