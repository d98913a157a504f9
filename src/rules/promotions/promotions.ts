import { kindOf, lineTotal, type CartLine } from '#rules/cart/cart-line.ts'
import { sum, type Twd } from '#rules/money.ts'
import type { Temperature } from '#rules/temperature.ts'

export type AddOnTier = {
  minimum_amount: Twd
  add_on_items: readonly { product: { id: number }; price: Twd; purchase_limit: number }[]
}

/** What can be added for less, by temperature, as the call answers it (D-16). */
export type AddOnPromotions = Readonly<Record<Temperature, { promotions: readonly AddOnTier[] } | null>>

export type AddOn = { temperature: Temperature; minimum_amount: Twd; price: Twd; purchase_limit: number }

/** The tier in which a product is offered as add-on; each product is in one. */
export function findAddOn(promotions: AddOnPromotions, productId: number): AddOn | null {
  for (const temperature of ['normal', 'refrigeration', 'freezing'] as const) {
    for (const { minimum_amount, add_on_items } of promotions[temperature]?.promotions ?? []) {
      const item = add_on_items.find((each) => each.product.id === productId)
      if (item) return { temperature, minimum_amount, price: item.price, purchase_limit: item.purchase_limit }
    }
  }
  return null
}

/** What opens add-ons: the selected regular lines of that temperature, after line price, before a discount code (D-16). */
export function regularTotal(selected: readonly CartLine[], temperature: Temperature): Twd {
  return sum(selected.filter((line) => kindOf(line) === 'regular' && line.product.temperature === temperature).map(lineTotal))
}

/** What is still missing before the tier opens; 0 when it is open (PRM-07). */
export function missingAmount(tier: { minimum_amount: Twd }, total: Twd): Twd {
  return Math.max(0, tier.minimum_amount - total)
}
