import type { Shop } from '#server/platform/shop.ts'
import { listInvoiceRefusals } from './store.ts'

export type InvoiceTrouble = { order: string; about: 'invoice'; says: string }

/** Invoices that the platform refused to issue, such as to a company that there is not. */
export async function listInvoiceTroubles({ database: { db } }: Shop): Promise<InvoiceTrouble[]> {
  const refusals = await listInvoiceRefusals(db)
  return refusals.map(({ hashed_id, receipt, code, says }) => ({
    order: hashed_id,
    about: 'invoice',
    says: `not issued${receipt ? ` to the tax ID ${receipt}` : ''}: ${code} ${says}`,
  }))
}
