import { expressionBuilder, sql, type Expression } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The account of the payment that was begun last for an order, and what has been given back of all its payments: one row. */
export function paymentSoFar(orderId: Expression<number>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('payments')
    .where('payments.order_id', '=', orderId)
    .where('payments.surplus', '=', false)
    .select(({ fn }) => [
      fn.sum<number>('payments.refunded_amount').as('refunded'),
      sql<string | null>`(array_agg(payments.vatm_account order by payments.id desc))[1]`.as('vatm_account'),
      sql<string | null>`(array_agg(payments.vatm_bank order by payments.id desc))[1]`.as('vatm_bank'),
    ])
}
