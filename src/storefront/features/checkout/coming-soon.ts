import type { Payway } from '#rules/payway.ts'
import type { ShippingKind } from '#rules/shipping.ts'

/** What the checkout shows but cannot finish yet. The one place that knows: take a name out and it can be chosen. */
const comingSoon: ReadonlySet<ShippingKind | Payway> = new Set(['installment', 'line', 'jko', 'apple', 'google', 'atm'])

export function isComingSoon(choice: ShippingKind | Payway): boolean {
  return comingSoon.has(choice)
}
