import type { Tx } from '#database/connect.ts'
import type { StaffActor } from '#rules/actor.ts'
import { canReissue } from '#rules/invoices/invoice-change.ts'
import type { Invoice, InvoiceEntered } from '#rules/invoices/invoice.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findInvoiceWish, lockOrderToInvoice } from '#server/sales/orders/published/invoicing/invoice-wish.ts'
import { decideWish, type WishRefusal } from './decide-wish.ts'
import { findOrderToMend } from './find-invoices.ts'
import { voidAndIssue, type AnewRefusal } from './issue-anew.ts'
import { lockStandingRow, saveReissue } from './store.ts'

export type Reissuing = { number: string; entered: InvoiceEntered; actor: StaffActor }

export type ReissueRefusal = { code: 'no_such_order' | 'invoice_closed' } | WishRefusal | AnewRefusal

/**
 * Voids the invoice of an order and issues another one in its place, with another carrier, donation, title or tax ID; both stay visible
 * (DSK-22). The wish is written down before the platform is asked: what it has not answered is asked again. Answers the new number.
 */
export async function reissueInvoice(shop: Shop, { number, entered, actor }: Reissuing): Promise<Result<string | null, ReissueRefusal>> {
  const order = await findOrderToMend(shop, number)
  if (!order) return refuse({ code: 'no_such_order' })
  const decided = await decideWish(shop, { entered, memberId: order.memberId })
  if (!decided.ok) return decided
  const asked = await shop.database.transaction((tx) => askForAnew(tx, { number, wish: decided.value, actor, now: shop.now() }))
  return asked.ok ? voidAndIssue(shop, asked.value) : asked
}

type Asking = { number: string; wish: Invoice; actor: StaffActor; now: Date }

async function askForAnew(tx: Tx, { number, wish, actor, now }: Asking): Promise<Result<number, ReissueRefusal>> {
  const order = await lockOrderToInvoice(tx, number)
  if (!order) return refuse({ code: 'no_such_order' })
  const row = await lockStandingRow(tx, order.id)
  const isOpen = row && canReissue({ kind: row.kind, issuedAt: row.issued_at, reducedAmount: row.reduced_amount }, now)
  if (!row || !isOpen) return refuse({ code: 'invoice_closed' })
  await saveReissue(tx, { invoiceId: row.id, wish, by: actor.id, now })
  const before = { invoice: row.number, wish: await findInvoiceWish(tx, order.id) }
  await writeAuditEntry(tx, { actor, verb: 'reissue-invoice', subject: `order ${number}`, before, after: { wish }, now })
  await tellLater(tx, { name: 'invoice-anew-asked', orderId: order.id })
  return ok(order.id)
}
