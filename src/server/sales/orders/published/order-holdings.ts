import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from './orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const orderHoldings: Holdings = {
  orders: {
    rows: (memberId) => selectFrom('orders').where('user_id', '=', memberId).selectAll(),
    // A buyer is never told that an order was taken for a risk (DSK-35).
    hidden: ['risk', 'risk_reasons', 'risk_mark', 'held_reason', 'held_by', 'held_at'],
  },
  /** Words of the order itself, written as questions are. */
  order_search: {
    rows: (memberId) => selectFrom('order_search').where('order_id', 'in', ordersOf(memberId)).select('order_id'),
  },
  order_lines: {
    rows: (memberId) => selectFrom('order_lines').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
  /** What people of the office wrote to each other stays with them; that they did, and when, is told. */
  order_notes: {
    rows: (memberId) => selectFrom('order_notes').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'written_at']),
  },
  order_note_files: {
    rows: (memberId) =>
      selectFrom('order_note_files').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'name', 'kind', 'uploaded_at']),
  },
  order_tags: {
    rows: (memberId) => selectFrom('order_tags').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'created_at']),
  },
  removed_order_tags: {
    rows: (memberId) => selectFrom('removed_order_tags').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'created_at']),
  },
  /** Who reported it is the shop's own matter. */
  line_shortages: {
    rows: (memberId) => selectFrom('line_shortages').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['reported_by', 'cause'],
  },
  order_edits: {
    rows: (memberId) => selectFrom('order_edits').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
  order_events: {
    rows: (memberId) =>
      selectFrom('order_events')
        .where('order_id', 'in', ordersOf(memberId))
        // Why somebody of the shop holds an order is no matter of its buyer.
        .select(['id', 'order_id', 'event', 'from_status', 'to_status', 'actor', 'created_at'])
        .select(sql<unknown>`case when event in ('hold', 'release') then '{}' else data end`.as('data')),
  },
}
