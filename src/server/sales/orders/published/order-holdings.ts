import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from './orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const orderHoldings: Holdings = {
  orders: {
    rows: (memberId) => selectFrom('orders').where('user_id', '=', memberId).selectAll(),
  },
  /** Words of the order itself, written as questions are. */
  order_search: {
    rows: (memberId) => selectFrom('order_search').where('order_id', 'in', ordersOf(memberId)).select('order_id'),
  },
  order_lines: {
    rows: (memberId) => selectFrom('order_lines').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
  order_edits: {
    rows: (memberId) => selectFrom('order_edits').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
  order_events: {
    rows: (memberId) => selectFrom('order_events').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
}
