import { lineTotal, pointsOf, type PricedLine } from './cart-line.ts'
import { cartExtraFee, freeDeliveryFrom } from './constants.ts'
import { sum, type Twd } from './money.ts'
import type { Temperature } from './temperature.ts'

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
export function quoteCart(lines: readonly QuotedLine[], discount: Twd = 0): CartQuote {
  const items_total = sum(lines.map(lineTotal))
  const discount_amount = Math.min(discount, items_total)
  const delivery_estimate = estimateDelivery(lines, items_total)
  const discounted_total = items_total - discount_amount
  return { items_total, discount_amount, discounted_total, delivery_estimate, final_total: discounted_total + delivery_estimate, points_cost: pointsOf(lines) }
}

function estimateDelivery(lines: readonly QuotedLine[], itemsTotal: Twd): Twd {
  const [first] = lines
  if (!first) return 0
  return itemsTotal >= freeDeliveryFrom[first.product.temperature] ? 0 : cartExtraFee
}
