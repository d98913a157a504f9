import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The invoices of an order: when each was issued, and when it was voided. */
export async function listInvoiceSteps(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['id', 'number', 'amount', 'issued_at', 'voided_at'])
    .execute()
}

/** What was taken off the invoices of an order. */
export async function listAllowanceSteps(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('invoice_allowances')
    .innerJoin('invoices', 'invoices.id', 'invoice_allowances.invoice_id')
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoice_allowances.id')
    .select([
      'invoice_allowances.id',
      'invoice_allowances.invoice_id',
      'invoice_allowances.number',
      'invoice_allowances.amount',
      'invoice_allowances.created_at as at',
    ])
    .execute()
}
