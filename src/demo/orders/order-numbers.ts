import { newOrderNumber } from '#rules/orders/order-number.ts'
import { carrierOf, type Carrier, type ShippingMethod } from '#rules/shipping/shipping.ts'
import { fixedBytes } from '#demo/fixed-bytes.ts'
import { plausible } from '#demo/plausible.ts'

/** What the shop calls an attempt to pay when it speaks to the card company. */
export function paymentReference(key: string): string {
  return newOrderNumber(fixedBytes(`reference ${key}`))
}

/** What the card company calls a payment or a refund: its own letter, the day, six signs. */
export function companyNumber(kind: 'D' | 'R', { key, at }: { key: string; at: Date }): string {
  return `${kind}${at.toISOString().slice(0, 10).replaceAll('-', '')}${newOrderNumber(fixedBytes(`${kind} ${key}`)).slice(0, 6)}`
}

/** Two capitals of the period and eight digits, as on every invoice of Taiwan. */
export function invoiceNumber(key: string): string {
  return `MH${plausible(`${key} invoice`, [10_000_000, 99_999_999])}`
}

/** Numbers of the length that each carrier uses. */
export function trackingNumber(key: string, method: ShippingMethod): string {
  const digits = (part: string) => String(plausible(`${key} tracking ${part}`, [100_000, 999_999]))
  const numbers: Readonly<Record<Carrier, string>> = {
    tcat: digits('one') + digits('two'),
    seven: `E${digits('one')}${digits('two').slice(0, 5)}`,
    ups: `1Z${newOrderNumber(fixedBytes(`ups ${key}`)).slice(0, 6)}${digits('one')}${digits('two').slice(0, 4)}`,
  }
  return numbers[carrierOf(method)]
}
