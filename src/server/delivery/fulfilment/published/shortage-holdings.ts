import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const shortageHoldings: Holdings = {
  line_shortages: {
    rows: (memberId) => selectFrom('line_shortages').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['reported_by'],
  },
}
