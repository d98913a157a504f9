import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const paymentHoldings: Holdings = {
  payments: {
    rows: (memberId) => selectFrom('payments').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['card_to_keep'],
  },
  refund_parts: {
    rows: (memberId) => selectFrom('refund_parts').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['cause'],
  },
}
