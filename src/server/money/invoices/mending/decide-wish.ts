import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { decideInvoice, tidyInvoice, type Invoice, type InvoiceEntered, type InvoiceRefusal } from '#rules/invoices/invoice.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { checkBarcode } from '../check-barcode.ts'

export type WishRefusal = Extract<InvoiceRefusal, { code: 'validation_error' }>

/** How an invoice is to be issued from now on, by the rules of the checkout; a mobile barcode is looked up as there (INV-21). */
export async function decideWish(
  shop: Shop,
  { entered, memberId }: { entered: InvoiceEntered; memberId: number },
): Promise<Result<Invoice, WishRefusal>> {
  const email = await findEmail(shop.database.db, memberId)
  const decided = decideInvoice({ entered, email, isBarcodeKnown: await isKnown(shop, entered) })
  if (decided.ok) return ok(decided.value)
  const { refusal } = decided
  return refuse(refusal.code === 'no_invoice_info' ? { code: 'validation_error', errors: { carrier: 'required' } } : refusal)
}

/** Null while the register cannot be asked. */
async function isKnown(shop: Shop, entered: InvoiceEntered): Promise<boolean | null> {
  if (entered.carrier_type !== 'mobile_carrier') return null
  const { carrier } = tidyInvoice(entered, entered.carrier_type)
  const checked = await checkBarcode(shop, { barcode: carrier ?? '', asker: { caller: null, memberId: null } })
  return checked.ok ? checked.value : null
}

async function findEmail(db: Kysely<Tables>, memberId: number): Promise<string | null> {
  return (await db.selectNoFrom(({ val }) => emailOf(val(memberId)).as('email')).executeTakeFirst())?.email ?? null
}
