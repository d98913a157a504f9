import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'
import { drawProofs, type ProofToDraw } from '../draw-proof.ts'
import { proofFacts } from '../proof-facts.ts'
import { createOriginal, createProofPrint, findInvoiceRow, listProofRows } from '../store.ts'

/** Whether an order has an invoice that stands. */
export async function hasInvoice(db: Kysely<Tables>, orderId: number): Promise<boolean> {
  return (await findInvoiceRow(db, orderId)) !== undefined
}

export type ProofsToPrint = { orderIds: readonly number[]; isTest: boolean; staffId: number; now: Date }
export type PrintedProofs = { orderIds: number[]; pdf: Uint8Array<ArrayBuffer> }

/**
 * Draws the proofs of the invoices of these orders, one after the other, and notes that they are printed. The first print of an
 * invoice is its original, every one after it says 補印; a test print says so and is neither (PCK-25). Null when none of the orders
 * has an invoice yet.
 */
export async function printProofs(
  tx: Tx,
  shop: Pick<Shop, 'settings'>,
  { orderIds, isTest, staffId, now }: ProofsToPrint,
): Promise<PrintedProofs | null> {
  const rows = await listProofRows(tx, orderIds)
  const { seller, invoiceQrKey: qrKey } = shop.settings
  const proofs: ProofToDraw[] = []
  for (const row of rows) {
    const print = { invoiceId: row.id, staffId, now }
    if (isTest) await createProofPrint(tx, { ...print, kind: 'test' })
    const isOriginal = !isTest && (await createOriginal(tx, print))
    if (!isTest && !isOriginal) await createProofPrint(tx, { ...print, kind: 'reprint' })
    const mark = isTest ? 'test' : 'reprint'
    proofs.push({ invoice: proofFacts(row, seller.taxId), mark: isOriginal ? null : mark })
  }
  if (proofs.length === 0) return null
  return { orderIds: rows.map(({ order_id }) => order_id), pdf: await drawProofs(proofs, { name: seller.name.zh, qrKey }) }
}
