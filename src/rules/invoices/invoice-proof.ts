import type { Twd } from '#rules/money.ts'

/** What stands on the proof of an e-invoice. */
export type InvoiceFacts = {
  /** AB12345678 */
  number: string
  /** Four digits that the platform chose. */
  randomCode: string
  issuedAt: Date
  amount: Twd
  /** Null for a consumer. */
  buyerTaxId: string | null
  sellerTaxId: string
  items: readonly { name: string; quantity: number; price: Twd }[]
}

const taipeiMs = 8 * 60 * 60 * 1000

/** Year of the Republic, month and day in Taipei. */
export function rocDate(moment: Date): { year: number; month: number; day: number } {
  const there = new Date(moment.getTime() + taipeiMs)
  return { year: there.getUTCFullYear() - 1911, month: there.getUTCMonth() + 1, day: there.getUTCDate() }
}

/** Invoices belong to two months, named by both: 115年11-12月. */
export function invoicePeriod(issuedAt: Date): { year: number; from: number; to: number } {
  const { year, month } = rocDate(issuedAt)
  const to = month % 2 === 0 ? month : month + 1
  return { year, from: to - 1, to }
}

/** An invoice can be voided until the 13th of the month after its period; from then on it is only reduced. */
export function canVoid(issuedAt: Date, now: Date): boolean {
  const { year, to } = invoicePeriod(issuedAt)
  const endOf13th = Date.UTC(year + 1911, to, 14) - taipeiMs
  return now.getTime() < endOf13th
}

/** The 19 characters of the bar code: year and month of the period, number, random code. */
export function proofBarcode({ issuedAt, number, randomCode }: InvoiceFacts): string {
  const { year, to } = invoicePeriod(issuedAt)
  return `${digits(year, 3)}${digits(to, 2)}${number}${randomCode}`
}

/**
 * What both QR codes say, by the tax office's rules for version 6: 77 characters of facts, then the goods, as many as
 * fit. `check` is what the tax office's key makes of number and random code.
 */
export function proofQrCodes(invoice: InvoiceFacts, check: string): { left: string; right: string } {
  const { year, month, day } = rocDate(invoice.issuedAt)
  const facts = [
    invoice.number,
    `${digits(year, 3)}${digits(month, 2)}${digits(day, 2)}`,
    invoice.randomCode,
    hex(0),
    hex(invoice.amount),
    invoice.buyerTaxId ?? '00000000',
    invoice.sellerTaxId,
    check,
  ].join('')
  const goods = invoice.items.map(({ name, quantity, price }) => `:${name.replaceAll(':', ' ').slice(0, 20)}:${quantity}:${price}`)
  const headOf = (recorded: number) => `${facts}:**********:${recorded}:${goods.length}:1`
  const left = fitting(goods, headOf(99), mostBytes)
  const right = fitting(goods.slice(left), '**', mostBytes)
  return {
    left: headOf(left + right) + goods.slice(0, left).join(''),
    right: `**${goods
      .slice(left, left + right)
      .join('')
      .slice(1)}`,
  }
}

/** What a QR code of version 6 with the least correction holds. */
const mostBytes = 134

/** How many of these fit behind the beginning. */
function fitting(goods: readonly string[], beginning: string, most: number): number {
  let bytes = bytesOf(beginning)
  const tooMany = goods.findIndex((each) => (bytes += bytesOf(each)) > most)
  return tooMany < 0 ? goods.length : tooMany
}

/** Bytes in UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + bytesOfSign(sign.codePointAt(0) ?? 0), 0)
}

function bytesOfSign(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0')
}

function hex(amount: Twd): string {
  return amount.toString(16).padStart(8, '0')
}
