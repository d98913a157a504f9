import { lineTotal, pointsOf, type PricedLine } from './cart-line.ts'
import { sum, type Twd } from '#rules/money.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { DeliveryTerms } from '#rules/terms.ts'

/** What the selected lines cost today. */
export type CartQuote = {
  /** Goods before a discount code, without redeemed lines. */
  items_total: Twd
  discount_amount: Twd
  discounted_total: Twd
  /** Domestic delivery as the cart expects it, until the checkout knows the method (D-21). */
  delivery_estimate: Twd
  /** discounted_total with the estimate (D-23). */
  final_total: Twd
  points_cost: number
}

export type QuotedLine = PricedLine & { product: { temperature: Temperature } }

/** `discount` is what a code takes off; more than the goods cost is never taken off (D-27). */
export function quoteCart(lines: readonly QuotedLine[], { terms, discount = 0 }: { terms: DeliveryTerms; discount?: Twd }): CartQuote {
  const items_total = sum(lines.map(lineTotal))
  const discount_amount = Math.min(discount, items_total)
  const delivery_estimate = items_total >= freeFrom(lines, terms) ? 0 : terms.cart_estimate
  const discounted_total = items_total - discount_amount
  return {
    items_total,
    discount_amount,
    discounted_total,
    delivery_estimate,
    final_total: discounted_total + delivery_estimate,
    points_cost: pointsOf(lines),
  }
}

/** From which total on delivery is free; for nothing at all it costs nothing. */
function freeFrom([first]: readonly QuotedLine[], { free_from }: DeliveryTerms): Twd {
  return first ? free_from[first.product.temperature] : 0
}
