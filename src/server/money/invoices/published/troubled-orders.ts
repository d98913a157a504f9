import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** Orders whose packing has begun, before that moment, and whose invoice is not issued yet, by their running numbers. */
export function ordersWithoutInvoice(before?: Date) {
  return selectFrom('invoices_due')
    .$if(before !== undefined, (late) => late.where('invoices_due.since', '<', before ?? new Date(0)))
    .select(['invoices_due.order_id', 'invoices_due.since'])
}

/** Orders whose invoice the platform refused to issue. */
export function refusedInvoices() {
  return selectFrom('invoice_refusals').select(['invoice_refusals.order_id', 'invoice_refusals.refused_at as since'])
}
