import type { Twd } from '#rules/money.ts'
import { canVoid } from '#rules/invoices/invoice-proof.ts'
import { invoiceLineTexts } from '#texts/shop/invoice.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { doneOrThrown } from './done-or-thrown.ts'
import { linesTakenOff } from './lines-taken-off.ts'
import { findAllowance, findInvoiceRow, findOrderToInvoice, hadInvoice, saveAllowance, saveVoided, type InvoiceRow } from './store.ts'

export type Reduction = {
  orderId: number
  /** How much of the money goes back; null for all that is left. */
  amount: Twd | null
  /** What it follows from: the same cause twice is one reduction. */
  cause: string
}

/**
 * Goods went back: the invoice is voided when all of it goes and the tax office still takes that, else it is reduced
 * (D-64); one that was donated is only reduced. One that is still to be issued is waited for. Safe to repeat: the platform is asked how much is left before anything is taken off.
 */
export async function reduceInvoice(shop: Shop, { orderId, amount, cause }: Reduction): Promise<void> {
  const { db } = shop.database
  const row = await findInvoiceRow(db, orderId)
  if (!row && !(await hadInvoice(db, orderId)) && (await findOrderToInvoice(db, orderId))?.grand_total)
    throw new Error(`The invoice of order ${orderId} is not issued yet: it is reduced once it is`)
  if (!row?.amount || !row.relate_number || (await findAllowance(db, { invoiceId: row.id, cause }))) return
  if (row.reissue_asked_at) throw new Error(`The invoice ${row.number} is being issued anew: the new one is reduced`)
  const left = row.amount - row.reduced_amount
  const wanted = Math.min(amount ?? left, left)
  if (wanted < 1) return
  if (wanted === row.amount && row.kind !== 'donate' && canVoid(row.issued_at, shop.now())) return voidInvoice(shop, row)
  const number = await takeOff(shop, { row, amount: wanted, cause })
  await shop.database.transaction(async (tx) => {
    if (await saveAllowance(tx, { invoiceId: row.id, cause, number, amount: wanted }))
      await tellLater(tx, { name: 'invoice-reduced', invoiceId: row.id })
  })
}

async function voidInvoice(shop: Shop, row: InvoiceRow): Promise<void> {
  const { invoice } = doneOrThrown(await shop.ports.invoices.find(row.relate_number ?? ''))
  if (!invoice?.isVoid)
    doneOrThrown(await shop.ports.invoices.void({ number: row.number, issuedAt: row.issued_at, reason: invoiceLineTexts.returned }))
  await shop.database.transaction(async (tx) => {
    await saveVoided(tx, { invoiceId: row.id, now: shop.now() })
    await tellLater(tx, { name: 'invoice-reduced', invoiceId: row.id })
  })
}

/** An answer that was lost shows in what is left: then it was taken off already. */
async function takeOff(shop: Shop, { row, amount, cause }: { row: InvoiceRow; amount: Twd; cause: string }): Promise<string> {
  const { invoices } = shop.ports
  const { invoice } = doneOrThrown(await invoices.find(row.relate_number ?? ''))
  const leftHere = (row.amount ?? 0) - row.reduced_amount
  if (invoice && invoice.left <= leftHere - amount) return `${row.number}-${leftHere - amount}`
  const order = await findOrderToInvoice(shop.database.db, row.order_id)
  const about = { number: row.number, issuedAt: row.issued_at, amount, email: order?.email ?? '', buyer: order?.sender_name ?? '' }
  const items = await linesTakenOff(shop.database.db, { orderId: row.order_id, amount, cause })
  return doneOrThrown(await invoices.reduce({ ...about, items })).allowance
}
