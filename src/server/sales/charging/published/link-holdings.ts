import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const linkHoldings: Holdings = {
  payment_links: {
    rows: (memberId) =>
      selectFrom('payment_links').where('order_id', 'in', ordersOf(memberId)).select(['order_id', 'ends_at', 'ended_at', 'created_at']),
  },
}
