import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const placingHoldings: Holdings = {
  idempotency_keys: {
    rows: (memberId) => selectFrom('idempotency_keys').where('user_id', '=', memberId).selectAll(),
    hidden: ['request_hash'],
    forget: (tx, memberId) => tx.deleteFrom('idempotency_keys').where('user_id', '=', memberId).execute(),
  },
  staff_orders: {
    rows: (memberId) => selectFrom('staff_orders').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'created_at']),
  },
}
