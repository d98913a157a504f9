import { showsInvoice } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { drawProofs } from './draw-proof.ts'
import { proofFacts } from './proof-facts.ts'
import { findProofRow } from './store.ts'

export type Proof = { number: string; pdf: Uint8Array<ArrayBuffer> }

/** The proof of the invoice of a member's order, as PDF, from picking on (D-71, ORD-13). Somebody else's order is unknown. */
export async function findProof(
  shop: Shop,
  owned: { memberId: number; hashedId: string },
): Promise<Result<Proof, { status: 'invalid_order_number' | 'invoice_not_found' }>> {
  const row = await findProofRow(shop.database.db, owned)
  if (!row) return refuse({ status: 'invalid_order_number' })
  const { status, number, random_code, issued_at, amount } = row
  if (number === null || random_code === null || issued_at === null || amount === null || !showsInvoice({ status, has_invoice: true }))
    return refuse({ status: 'invoice_not_found' })
  const { seller, invoiceQrKey: qrKey } = shop.settings
  const invoice = proofFacts({ ...row, number, random_code, issued_at, amount }, seller.taxId)
  return ok({ number, pdf: await drawProofs([{ invoice, mark: null }], { name: seller.name.zh, qrKey }) })
}
