import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const shipmentHoldings: Holdings = {
  shipments: {
    rows: (memberId) => selectFrom('shipments').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
}
