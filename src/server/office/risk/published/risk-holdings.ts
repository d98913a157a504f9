import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/**
 * By what the shop knows somebody again whose order was suspicious: fingerprints that end by themselves. A buyer is never told of
 * them (DSK-35), and closing an account does not take them away, or whoever cheats would only have to close it.
 */
export const riskHoldings: Holdings = {
  risk_marks: {
    rows: () => selectFrom('risk_marks').where(sql.lit(false)).selectAll(),
    forget: (tx, memberId) => tx.updateTable('risk_marks').set({ reason: null }).where('order_id', 'in', ordersOf(memberId)).execute(),
  },
}
