import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { canVoid } from '#rules/invoices/invoice-proof.ts'
import type { Twd } from '#rules/money.ts'

export type ReductionPreview = { how: 'void' | 'allowance' | 'later' | 'none'; number: string | null; tax: Twd }

/** What would become of an order's invoice when so much of its money goes back; `later`: it is not issued yet. */
export async function previewReduction(
  db: Kysely<Tables>,
  { orderId, amount, now }: { orderId: number; amount: Twd; now: Date },
): Promise<ReductionPreview> {
  const invoices = await db
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .select(['number', 'status', 'amount', 'reduced_amount', 'issued_at', 'kind'])
    .execute()
  const standing = invoices.find(({ status }) => status !== 'voided')
  const tax = taxIn(amount)
  if (!standing) return { how: invoices.length === 0 && amount > 0 ? 'later' : 'none', number: null, tax }
  const { number, amount: whole = 0, reduced_amount: reduced, issued_at: issuedAt, kind } = standing
  if (amount === 0 || (whole ?? 0) - reduced < 1) return { how: 'none', number, tax: 0 }
  return { how: amount === whole && kind !== 'donate' && canVoid(issuedAt, now) ? 'void' : 'allowance', number, tax }
}

/** The business tax of 5 % that an amount includes. */
function taxIn(amount: Twd): Twd {
  return amount - Math.round(amount / 1.05)
}
