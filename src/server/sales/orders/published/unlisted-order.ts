import { expressionBuilder, type Expression } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** This order, if it came to nothing while it was placed or paid: no list shows it (D-61). */
export function unlistedOrder(orderId: Expression<number | null>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('orders')
    .where((eb) => eb('orders.id', '=', orderId))
    .where('orders.cancel_code', '=', 'payment_failed')
    .select('orders.id')
}
