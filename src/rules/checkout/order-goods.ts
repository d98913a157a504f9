import { checkBundle } from '#rules/cart/bundle.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { isGift } from '#rules/cart/cart-line.ts'
import { quoteCart } from '#rules/cart/cart-quote.ts'
import { companionReason, isExpired } from '#rules/cart/cart-selection.ts'
import { textOf } from '#rules/field-errors.ts'
import { sum } from '#rules/money.ts'
import type { OrderedLine, OrderFacts } from './order-facts.ts'
import type { PaymentRefusal } from '#rules/payments/payment-methods.ts'
import { paymentRefusal } from '#rules/payments/payway.ts'
import { findDistrict, isOutlying } from '#rules/recipients/places.ts'
import { flagsApart, isKeptApart } from '#rules/cart/forbidding-flags.ts'
import { findAddOn } from '#rules/promotions/promotions.ts'
import { shippingRefusals, type ShippingRefusal } from '#rules/shipping/shipping-offers.ts'
import { isLowTemperature } from '#rules/temperature.ts'

/** Lines that cannot be ordered: not in the member's cart, gone, too many, or there only beside others (OAP-15, PRM-09). */
export function invalidLines(facts: OrderFacts): number[] {
  const unknown = facts.cart_item_ids.filter((id) => !facts.lines.some((line) => line.id === id))
  const faulty = facts.lines.filter((line) => !isOrderable(line, facts) || lacksCompany(line, facts))
  return [...unknown, ...faulty.map((line) => line.id)]
}

function isOrderable(line: OrderedLine, facts: OrderFacts): boolean {
  if (line.remove || !line.product.available || isExpired(line, facts.now)) return false
  if (line.quantity < 1 || line.quantity > limitOf(line, facts)) return false
  if (passesMemberLimit(line, facts)) return false
  return checkBundle(line.product, { quantity: line.quantity, picks: line.optional_items }).ok
}

/** The limit of the line's kind; whether so much is there is another question. */
function limitOf(line: OrderedLine, { promotions }: OrderFacts): number {
  if (isGift(line)) return 1
  return line.item_type === 'add_on' ? (findAddOn(promotions, line.product_id)?.purchase_limit ?? 0) : line.product.max_qty
}

/** Whether this order would bring the member more than is left to them of its goods, in whatever lines they stand and into whatever bundles they were picked (D-205). */
function passesMemberLimit(line: OrderedLine, { lines }: OrderFacts): boolean {
  const bought = lines.filter((each) => !isGift(each)).flatMap((each) => [each, ...each.optional_items])
  const passes = (product: number, left: number) =>
    sum(bought.filter(({ product_id: id }) => id === product).map(({ quantity }) => quantity)) > left
  if (line.member_limit && passes(line.product_id, line.member_limit.left)) return true
  const picked = line.optional_items.flatMap(({ product_id: id }) => line.pick_limits?.find((limit) => limit.product_id === id) ?? [])
  return picked.some(({ product_id: id, left }) => passes(id, left))
}

/** An add-on or gift without what it hangs on. Goods that are mixed wrongly are refused for that instead. */
function lacksCompany(line: OrderedLine, { lines, promotions }: OrderFacts): boolean {
  if (isMixedTemperature(lines) || lines.some(isKeptApart)) return false
  return companionReason(line, { others: lines.filter((other) => other.id !== line.id), promotions }) !== null
}

export function isMixedTemperature(lines: readonly OrderedLine[]): boolean {
  return new Set(lines.map((line) => line.product.temperature)).size > 1
}

/** An exclusive line beside another kind, or a standalone line beside any other (OAP-17). */
export function isMixedKind(lines: readonly OrderedLine[]): boolean {
  return flagsApart.some(({ isOn, company }) => lines.some(isOn) && (company.only === 'nobody' ? lines.length > 1 : !lines.every(isOn)))
}

/** What speaks against the shipping method and the payment method, as far as they are chosen: statuses of the catalogue (SHP-09, CK3-20). */
export function methodRefusals(facts: OrderFacts): (ShippingRefusal | PaymentRefusal)[] {
  const { lines, shipping_method: delivery, paymentMethod, terms } = facts
  const [first] = lines
  if (!first || delivery === null) return []
  const flags = flagsOf(lines)
  const refusals: (ShippingRefusal | PaymentRefusal)[] = shippingRefusals(delivery, { flags, temperature: first.product.temperature })
  if (goesToOutlyingPlace(facts) && isLowTemperature(first.product.temperature)) refusals.push('incompatible_temperature_shipping_error')
  const byPayment =
    paymentMethod &&
    paymentRefusal(paymentMethod, { delivery, flags, items_total: quoteCart(lines, { terms: terms.delivery }).items_total })
  return byPayment ? [...refusals, byPayment] : refusals
}

function goesToOutlyingPlace({ recipient, districts }: OrderFacts): boolean {
  if (recipient === 'not_found' || recipient.contact === null) return false
  const place = findDistrict(districts, { county: textOf(recipient.contact.county), district: textOf(recipient.contact.district) })
  return place !== null && isOutlying(place.zip_code)
}

export type StockNeed = { product_id: number; quantity: number }

/** Units that an order holds, picks of bundles among them, in the order in which products are locked (D-72). */
export function stockNeeds(lines: readonly Pick<OrderedLine, 'product_id' | 'quantity' | 'optional_items'>[]): StockNeed[] {
  const needs = new Map<number, number>()
  for (const { product_id, quantity } of lines.flatMap((line) => [line, ...line.optional_items]))
    needs.set(product_id, (needs.get(product_id) ?? 0) + quantity)
  return [...needs].map(([product_id, quantity]) => ({ product_id, quantity })).toSorted((one, other) => one.product_id - other.product_id)
}
