import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { standingOf, type InvoiceStanding } from '#rules/invoices/invoice-change.ts'
import { isInvoiceDue, listInvoiceRows } from '../mending/store.ts'

/** How the invoice of an order stands now. */
export async function findInvoiceStanding(db: Kysely<Tables>, { orderId, now }: { orderId: number; now: Date }): Promise<InvoiceStanding> {
  const standing = (await listInvoiceRows(db, orderId)).find(({ status }) => status !== 'voided')
  const invoice = standing && { kind: standing.kind, issuedAt: standing.issued_at, reducedAmount: standing.reduced_amount }
  return standingOf({ invoice: invoice ?? null, isDue: await isInvoiceDue(db, orderId) }, now)
}
