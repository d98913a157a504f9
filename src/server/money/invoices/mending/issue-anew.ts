import * as z from 'zod'
import { carrierTypes, type Invoice } from '#rules/invoices/invoice.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { invoiceLineTexts } from '#texts/shop/invoice.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveInvoiceWish } from '#server/sales/orders/published/invoicing/invoice-wish.ts'
import { saveVoided } from '../store.ts'
import { tryToIssue, type IssuingRefusal } from '../try-to-issue.ts'
import { clearReissue, lockStandingRow, saveDue } from './store.ts'

/** `void_refused`: the platform does not void the old invoice, which stays as it was. */
export type AnewRefusal = IssuingRefusal | { code: 'void_refused'; text: string }

/** Does what was asked for and not done yet; what has no answer is asked again later. */
export async function issueAnew(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const done = await voidAndIssue(shop, orderId)
  if (done.ok || done.refusal.code === 'void_refused') return
  throw new Error(`The invoice of order ${orderId} was not issued anew: ${done.refusal.code}`)
}

/** Voids the invoice that is to be issued anew, if it is not void yet, and issues the new one. Answers its number. */
export async function voidAndIssue(shop: Shop, orderId: number): Promise<Result<string | null, AnewRefusal>> {
  const row = await shop.database.transaction((tx) => lockStandingRow(tx, orderId))
  if (row && row.reissue_wish !== null) {
    const voided = await voidAtPlatform(shop, row)
    if (!voided.ok) return voided
    await writeVoided(shop, { orderId, invoiceId: row.id })
  }
  return tryToIssue(shop, orderId)
}

type Standing = NonNullable<Awaited<ReturnType<typeof lockStandingRow>>>

/** An answer that was lost shows in what the platform holds. */
async function voidAtPlatform(
  shop: Shop,
  { id, number, relate_number, issued_at: issuedAt }: Standing,
): Promise<Result<null, AnewRefusal>> {
  const { invoices } = shop.ports
  const known = await invoices.find(relate_number ?? '')
  if (known.answer === 'done' && known.invoice?.isVoid) return ok(null)
  const answer = known.answer === 'unknown' ? known : await invoices.void({ number, issuedAt, reason: invoiceLineTexts.reissued })
  if (answer.answer === 'done') return ok(null)
  if (answer.answer === 'unknown') return refuse({ code: 'invoice_unknown', number, reason: answer.reason })
  await shop.database.transaction((tx) => clearReissue(tx, id))
  return refuse({ code: 'void_refused', text: answer.text })
}

/** From here on the order has the new wish, and an invoice that is to come. */
async function writeVoided(shop: Shop, { orderId, invoiceId }: { orderId: number; invoiceId: number }): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const row = await lockStandingRow(tx, orderId)
    if (row?.id !== invoiceId) return
    await saveVoided(tx, { invoiceId, now })
    await saveInvoiceWish(tx, { orderId, wish: keptWish.parse(row.reissue_wish) })
    await saveDue(tx, { orderId, now })
    await tellLater(tx, { name: 'invoice-reduced', invoiceId })
  })
}

const word = z.string().nullable()
const keptWish: z.ZodType<Invoice> = z.object({
  carrier_type: z.enum(carrierTypes),
  carrier: word,
  name: word,
  receipt: word,
  address: word,
})
