import type { StaffActor } from '#rules/actor.ts'
import type { InvoiceEntered } from '#rules/invoices/invoice.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findInvoiceWish, lockOrderToInvoice, saveInvoiceWish } from '#server/sales/orders/published/invoicing/invoice-wish.ts'
import { tryToIssue, type IssuingRefusal } from '../try-to-issue.ts'
import { decideWish, type WishRefusal } from './decide-wish.ts'
import { findOrderToMend } from './find-invoices.ts'
import { findRefusalRow, isInvoiceDue } from './store.ts'

/** `entered`: how it is to be issued from now on; left out, as it stands. */
export type Mending = { number: string; entered: InvoiceEntered | undefined; actor: StaffActor }

export type MendRefusal = { code: 'no_such_order' | 'no_invoice_due' } | WishRefusal | IssuingRefusal

/**
 * Asks the platform once more for an invoice that is to come. What it refused can be mended: saving the field tries again (DSK-23). What
 * it has not refused is asked for as it stands, since it may have been heard. Answers the number of the invoice.
 */
export async function mendInvoice(shop: Shop, { number, entered, actor }: Mending): Promise<Result<string | null, MendRefusal>> {
  const order = await findOrderToMend(shop, number)
  if (!order) return refuse({ code: 'no_such_order' })
  const decided = entered ? await decideWish(shop, { entered, memberId: order.memberId }) : null
  if (decided && !decided.ok) return decided
  const wish = decided?.value
  const now = shop.now()
  const ready = await shop.database.transaction(async (tx): Promise<Result<null, MendRefusal>> => {
    const held = await lockOrderToInvoice(tx, number)
    if (!held || !(await isInvoiceDue(tx, held.id))) return refuse({ code: 'no_invoice_due' })
    const before = await findInvoiceWish(tx, held.id)
    const refusal = await findRefusalRow(tx, held.id)
    const audit = { actor, subject: `order ${number}`, now }
    if (wish && !refusal) return refuse({ code: 'no_invoice_due' })
    if (wish) await saveInvoiceWish(tx, { orderId: held.id, wish })
    await writeAuditEntry(tx, { ...audit, verb: 'mend-invoice', before: { wish: before }, after: { wish: wish ?? before } })
    return ok(null)
  })
  return ready.ok ? tryToIssue(shop, order.id) : ready
}
