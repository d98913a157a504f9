import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { ordersOf } from '#server/sales/orders/published/orders-of-member.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const invoiceHoldings: Holdings = {
  invoice_preferences: {
    rows: (memberId) => selectFrom('invoice_preferences').where('user_id', '=', memberId).selectAll(),
    forget: (tx, memberId) => tx.deleteFrom('invoice_preferences').where('user_id', '=', memberId).execute(),
  },
  invoices: {
    rows: (memberId) => selectFrom('invoices').where('order_id', 'in', ordersOf(memberId)).selectAll(),
    hidden: ['pdf'],
  },
  invoices_due: {
    rows: (memberId) => selectFrom('invoices_due').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
  invoice_refusals: {
    rows: (memberId) => selectFrom('invoice_refusals').where('order_id', 'in', ordersOf(memberId)).selectAll(),
  },
}
