import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type InvoiceState = { kind: 'invoice'; number: string; version: number; state: string }

const words = { issued: 'issued', allowance: 'reduced', voided: 'voided' } as const

/** How an invoice stands. Its version grows with each reduction, and with being voided. */
export async function findInvoiceState(db: Kysely<Tables>, invoiceId: number): Promise<InvoiceState | null> {
  const row = await db
    .selectFrom('invoices')
    .where('id', '=', invoiceId)
    .select(['number', 'status'])
    .select((eb) =>
      eb
        .selectFrom('invoice_allowances')
        .whereRef('invoice_allowances.invoice_id', '=', 'invoices.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('reductions'),
    )
    .executeTakeFirst()
  if (!row) return null
  const version = 1 + Number(row.reductions) + (row.status === 'voided' ? 1 : 0)
  return { kind: 'invoice', number: row.number, version, state: words[row.status] }
}
