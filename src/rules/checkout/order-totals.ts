import { quoteCart, type CartQuote, type QuotedLine } from '#rules/cart/cart-quote.ts'
import type { Twd } from '#rules/money.ts'
import { earnedPoints } from '#rules/points/points.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import { handlingFee } from '#rules/payments/payway.ts'
import { deliveryFee, type ShippingMethod } from '#rules/shipping/shipping.ts'
import type { Terms } from '#rules/terms.ts'

export type OrderTotals = Omit<CartQuote, 'delivery_estimate' | 'final_total'> & {
  delivery_fee: Twd
  handling_fee: Twd
  /** What the buyer pays: goods less discount, with both fees. */
  grand_total: Twd
  /** What step 4 promises and the finished order brings (D-30). */
  points_earned: number
}

export type TotalsFacts = {
  lines: readonly QuotedLine[]
  discount: Twd
  /** Until a method is chosen the cart's estimate stands (D-21). */
  method: ShippingMethod | null
  country: string | null
  paymentMethod: PaymentMethod | null
  terms: Pick<Terms, 'delivery' | 'points'>
}

/** The amounts of an order, for the summary of the checkout and for the order itself. */
export function totalOrder({ lines, discount, method, country, paymentMethod, terms }: TotalsFacts): OrderTotals {
  const { delivery_estimate, final_total: _, ...quote } = quoteCart(lines, { discount, terms: terms.delivery })
  const delivery_fee =
    method === null ? delivery_estimate : deliveryFee({ method, items_total: quote.items_total, country, terms: terms.delivery })
  const handling_fee = handlingFee(paymentMethod, terms.delivery)
  const temperature = lines[0]?.product.temperature ?? 'normal'
  return {
    ...quote,
    delivery_fee,
    handling_fee,
    grand_total: quote.discounted_total + delivery_fee + handling_fee,
    points_earned: earnedPoints({ temperature, discounted_total: quote.discounted_total, terms: terms.points }),
  }
}
