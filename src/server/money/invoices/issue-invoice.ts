import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { doneOrThrown } from './done-or-thrown.ts'
import { invoiceToIssue } from './invoice-to-issue.ts'
import type { InvoiceToIssue, IssuedInvoice } from '#ports/invoice-platform.ts'
import { createInvoiceRow, findInvoiceRow, findOrderToInvoice, saveInvoiceRefusal, type NewInvoice } from './store.ts'

/**
 * Issues the invoice of an order that is being packed (D-71). Safe to repeat: the platform knows the order's number, and
 * is asked what became of it before it is asked again. An order that costs nothing has no invoice. A refusal is written
 * down for a person to look at (INV-20), and asked for again all the same: what was wrong may have been mended.
 */
export async function issueInvoice(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const { db } = shop.database
  if (await findInvoiceRow(db, orderId)) return
  const order = await findOrderToInvoice(db, orderId)
  if (!order || order.grand_total === 0) return
  const invoice = invoiceToIssue(order)
  const issued = await issueOnce(shop, { orderId, invoice })
  const { relateNumber, amount, items } = invoice
  const row = { orderId, kind: kindOf(invoice), relateNumber, amount, taxId: invoice.buyer.taxId, items, ...issued }
  await shop.database.transaction(async (tx) => {
    const invoiceId = await createInvoiceRow(tx, row)
    if (invoiceId !== null) await tellLater(tx, { name: 'invoice-issued', invoiceId })
  })
}

function kindOf({ buyer, kept }: InvoiceToIssue): NewInvoice['kind'] {
  if (buyer.taxId) return 'b2b'
  if (kept.as === 'donated') return 'donate'
  return kept.as === 'paper' ? 'paper' : 'b2c'
}

/** A refusal may mean that an earlier try, whose answer was lost, had been heard after all. */
async function issueOnce(shop: Shop, { orderId, invoice }: { orderId: number; invoice: InvoiceToIssue }): Promise<IssuedInvoice> {
  const { invoices } = shop.ports
  const answer = await invoices.issue(invoice)
  if (answer.answer === 'done') return answer
  const { invoice: held } = doneOrThrown(await invoices.find(invoice.relateNumber))
  if (held?.amount === invoice.amount) return held
  if (held)
    throw new Error(
      `The platform holds an invoice of ${invoice.relateNumber} over ${held.amount}, not over ${invoice.amount}: a person has to look`,
    )
  if (answer.answer === 'refused') {
    await saveInvoiceRefusal(shop.database.db, { orderId, code: answer.code, says: answer.text, now: shop.now() })
  }
  throw new Error(
    `The invoice of ${invoice.relateNumber} was not issued: ${answer.answer === 'refused' ? `${answer.code} ${answer.text}` : answer.reason}`,
  )
}
