import { ok, refuse, type Result } from '#rules/result.ts'
import { relateNumberOf } from '#rules/invoices/invoice-change.ts'
import type { InvoiceToIssue, IssuedInvoice } from '#ports/invoice-platform.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { doneOrThrown } from './done-or-thrown.ts'
import { invoiceToIssue } from './invoice-to-issue.ts'
import { countReissued, createInvoiceRow, findInvoiceRow, findOrderToInvoice, saveInvoiceRefusal, type NewInvoice } from './store.ts'

export type IssuingRefusal =
  | { code: 'invoice_refused'; number: string; platformCode: string; text: string }
  | { code: 'invoice_unknown'; number: string; reason: string }

/**
 * Issues the invoice of an order. Safe to repeat: the platform knows the order's number, and is asked what became of it before it is asked
 * again. An order that costs nothing has no invoice: null. A refusal is written down for a person to look at (INV-20).
 */
export async function tryToIssue(shop: Shop, orderId: number): Promise<Result<string | null, IssuingRefusal>> {
  const { db } = shop.database
  const there = await findInvoiceRow(db, orderId)
  if (there) return ok(there.number)
  const order = await findOrderToInvoice(db, orderId)
  if (!order || order.grand_total === 0) return ok(null)
  const relateNumber = relateNumberOf({ number: order.hashed_id, before: await countReissued(db, orderId) })
  const invoice = { ...invoiceToIssue(order), relateNumber }
  const issued = await issueOnce(shop, { orderId, invoice })
  if (!issued.ok) return issued
  const { amount, items } = invoice
  const row = { orderId, kind: kindOf(invoice), relateNumber, amount, taxId: invoice.buyer.taxId, items, ...issued.value }
  await shop.database.transaction(async (tx) => {
    const invoiceId = await createInvoiceRow(tx, row)
    if (invoiceId !== null) await tellLater(tx, { name: 'invoice-issued', invoiceId })
  })
  return ok(issued.value.number)
}

function kindOf({ buyer, kept }: InvoiceToIssue): NewInvoice['kind'] {
  if (buyer.taxId) return 'b2b'
  if (kept.as === 'donated') return 'donate'
  return kept.as === 'paper' ? 'paper' : 'b2c'
}

/** A refusal may mean that an earlier try, whose answer was lost, had been heard after all. */
async function issueOnce(
  shop: Shop,
  { orderId, invoice }: { orderId: number; invoice: InvoiceToIssue },
): Promise<Result<IssuedInvoice, IssuingRefusal>> {
  const { invoices } = shop.ports
  const { relateNumber: number } = invoice
  const answer = await invoices.issue(invoice)
  if (answer.answer === 'done') return ok(answer)
  const known = await invoices.find(number)
  if (known.answer === 'unknown') return refuse({ code: 'invoice_unknown', number, reason: known.reason })
  const { invoice: held } = doneOrThrown(known)
  if (held?.amount === invoice.amount) return ok(held)
  if (held)
    throw new Error(`The platform holds an invoice of ${number} over ${held.amount}, not over ${invoice.amount}: a person has to look`)
  if (answer.answer === 'unknown') return refuse({ code: 'invoice_unknown', number, reason: answer.reason })
  await saveInvoiceRefusal(shop.database.db, { orderId, code: answer.code, says: answer.text, now: shop.now() })
  return refuse({ code: 'invoice_refused', number, platformCode: answer.code, text: answer.text })
}
