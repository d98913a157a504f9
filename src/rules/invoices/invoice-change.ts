import type { InvoiceField } from './invoice.ts'
import { canVoid } from './invoice-proof.ts'

/** How the invoice of an order stands: not issued yet, can be voided and issued anew, can not, or there is none to come. */
export type InvoiceStanding = 'missing' | 'open' | 'closed' | 'none'

export type StandingInvoice = { kind: 'b2c' | 'b2b' | 'donate' | 'paper'; issuedAt: Date; reducedAmount: number }

/** After the 13th of the month that follows its period, after an allowance, and once it was donated, an invoice stays as it is (DSK-22). */
export function canReissue({ kind, issuedAt, reducedAmount }: StandingInvoice, now: Date): boolean {
  return kind !== 'donate' && reducedAmount === 0 && canVoid(issuedAt, now)
}

export function standingOf({ invoice, isDue }: { invoice: StandingInvoice | null; isDue: boolean }, now: Date): InvoiceStanding {
  if (invoice) return canReissue(invoice, now) ? 'open' : 'closed'
  return isDue ? 'missing' : 'none'
}

const words: readonly (readonly [InvoiceField, RegExp])[] = [
  ['receipt', /統一編號|統編|identifier/i],
  ['carrier', /載具|條碼|捐贈|愛心碼|carrier|donation|lovecode/i],
  ['address', /地址|addr|print/i],
  ['name', /抬頭|名稱|customername/i],
]

/** Which field the platform complains of in its own words; where it names none, the tax ID if there is one, else the carrier (DSK-23). */
export function fieldToMend(says: string, { receipt }: { receipt: string | null }): InvoiceField {
  return words.find(([, pattern]) => pattern.test(says))?.[0] ?? (receipt === null ? 'carrier' : 'receipt')
}

/** What the shop calls an invoice when it speaks to the platform: the number of its order, and which one it is after the first. */
export function relateNumberOf({
  number,
  before,
}: {
  number: string
  /** Invoices that were voided to be issued anew. */ before: number
}): string {
  return before === 0 ? number : `${number}R${before}`
}
