import * as z from 'zod'
import type { InvoiceFacts } from '#rules/invoices/invoice-proof.ts'

const items = z.array(z.object({ name: z.string(), quantity: z.number(), price: z.number() }))

/** An invoice that was issued by the shop, as its row has it. */
export type IssuedRow = {
  number: string
  random_code: string
  issued_at: Date
  amount: number
  buyer_tax_id: string | null
  lines: unknown
}

/** What stands on the proof of an invoice. */
export function proofFacts(row: IssuedRow, sellerTaxId: string): InvoiceFacts {
  return {
    number: row.number,
    randomCode: row.random_code,
    issuedAt: row.issued_at,
    amount: row.amount,
    buyerTaxId: row.buyer_tax_id,
    sellerTaxId,
    items: items.parse(row.lines),
  }
}
