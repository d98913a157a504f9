import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Tx } from '#database/connect.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { quoteCart } from '#rules/cart/cart-quote.ts'
import { decideOrder } from '#rules/checkout/checkout.ts'
import type { OrderFacts } from '#rules/checkout/order-facts.ts'
import { methodUntilChosen } from '#rules/payments/payment-link.ts'
import type { Terms } from '#rules/terms.ts'
import { putLinesForStaff } from '#server/sales/cart/for-staff/put-lines.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadOrderFacts } from '../load-order-facts.ts'
import type { StaffOrder } from './staff-order.ts'

export type Trying = { order: StaffOrder; memberId: number; isBarcodeKnown: boolean | null; terms: Terms; now: Date }

/**
 * Judges an order of people of the shop by the one rule of the checkout, with the prices of the shop for this member now (DSK-25). What
 * it puts into the cart stays only when an order takes it: whoever asked ends the transaction, or places the order.
 */
export async function tryOrder(shop: Shop, tx: Tx, { order, memberId, isBarcodeKnown, terms, now }: Trying) {
  const lineIds = await putLinesForStaff(tx, { memberId, lines: order.lines })
  // A line of what nobody can order is refused as one that is not in the cart.
  const cart_item_ids = lineIds.map((id, place) => id ?? -1 - place)
  const payway = order.payway === 'link' ? {} : { payway: order.payway }
  const body: PlaceOrderBody = { ...order.body, ...payway, cart_item_ids }
  const request: OrderRequest = { memberId, language: order.language, body, idempotencyKey: undefined }
  const loaded = await loadOrderFacts(shop, tx, { ...request, isBarcodeKnown, terms, now })
  const facts = order.payway === 'link' ? paidByLink(loaded.facts) : loaded.facts
  return { ...loaded, facts, request, lineIds, decision: decideOrder(facts) }
}

/** Until its buyer has chosen, by a method that its goods allow. */
function paidByLink(facts: OrderFacts): OrderFacts {
  const { lines, shipping_method: delivery, terms } = facts
  const goods = delivery && { delivery, flags: flagsOf(lines), items_total: quoteCart(lines, { terms: terms.delivery }).items_total }
  return { ...facts, paymentMethod: goods ? methodUntilChosen(goods) : 'credit_cards', isPaidByLink: true }
}
