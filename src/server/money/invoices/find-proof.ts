import * as z from 'zod'
import { showsInvoice } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { drawProof } from './draw-proof.ts'
import { findProofRow } from './store.ts'

const items = z.array(z.object({ name: z.string(), quantity: z.number(), price: z.number() }))

export type Proof = { number: string; pdf: Uint8Array<ArrayBuffer> }

/** The proof of the invoice of a member's order, as PDF, from picking on (D-71, ORD-13). Somebody else's order is unknown. */
export async function findProof(
  shop: Shop,
  owned: { memberId: number; hashedId: string },
): Promise<Result<Proof, { status: 'invalid_order_number' | 'invoice_not_found' }>> {
  const row = await findProofRow(shop.database.db, owned)
  if (!row) return refuse({ status: 'invalid_order_number' })
  const { status, number, random_code: randomCode, issued_at: issuedAt, amount } = row
  if (number === null || randomCode === null || issuedAt === null || amount === null || !showsInvoice({ status, has_invoice: true }))
    return refuse({ status: 'invoice_not_found' })
  const { seller, invoiceQrKey: qrKey } = shop.settings
  const invoice = {
    number,
    randomCode,
    issuedAt,
    amount,
    buyerTaxId: row.buyer_tax_id,
    sellerTaxId: seller.taxId,
    items: items.parse(row.lines),
  }
  return ok({ number, pdf: await drawProof(invoice, { name: seller.name.zh, qrKey }) })
}
