import { taipeiDay } from '#rules/calendar.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { linePoints, linePrice, lineTotal, pointsOf } from '#rules/cart/cart-line.ts'
import { quoteCart } from '#rules/cart/cart-quote.ts'
import { defaultInstallment } from '#rules/constants.ts'
import { decideDiscount } from '#rules/promotions/discount.ts'
import { errorsIn, isFaultless, textOf, type FieldErrors } from '#rules/field-errors.ts'
import { periodsFor, planInstallments, type InstallmentPlan } from '#rules/payments/installment.ts'
import { decideInvoice } from '#rules/invoices/invoice.ts'
import type { Twd } from '#rules/money.ts'
import type { DecidedLine, OrderDecision, OrderedLine, OrderFacts, OrderFailure, OrderRefusal } from './order-facts.ts'
import { limitRefusal, type OrderLimitFacts } from './order-limits.ts'
import { destinationOf, orderErrors } from './order-form.ts'
import { invalidLines, isMixedKind, isMixedTemperature, methodRefusals, stockNeeds } from './order-goods.ts'
import { totalOrder, type OrderTotals } from './order-totals.ts'
import { isInInstalments } from '#rules/payments/payment-methods.ts'
import { latestOf, preorderWindow } from '#rules/catalog/preorder.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { isAboveStoreLimit } from '#rules/shipping/shipping-offers.ts'
import { regionOf } from '#rules/shipping/shipping.ts'
import { splitOrder } from './split-order.ts'
import { isSoldTo } from '#rules/members/vip.ts'

/**
 * Whether this order can be placed, and with which prices, fees and points. Refusals come in the order of the contract:
 * goods, methods, points, invoice, rights, fields, then everything else. What is too much of one member is refused before the
 * code and the price are looked at, so that who has to wait learns nothing of them. Nothing is changed here.
 */
export function decideOrder(facts: OrderFacts): Result<OrderDecision, OrderRefusal> {
  const goods = refuseGoods(facts)
  if (goods) return refuse(goods)
  const invoice = decideInvoice({ entered: facts.invoice, email: facts.member.email, isBarcodeKnown: facts.isBarcodeKnown })
  if (isMissing(invoice)) return refuse({ code: 'no_invoice_info' })
  if (!facts.lines.every(({ product }) => isSoldTo(product, facts.member))) return refuse({ code: 'permission_denied' })

  const limit = facts.counted && limitRefusal(limitFactsOf(facts, facts.counted))
  if (limit) return refuse(limit)
  const discount = discountOf(facts)
  const totals = totalsOf(facts, discount.ok ? discount.value : 0)
  const errors = { ...orderErrors(facts, { isFree: totals.grand_total === 0 }), ...invoiceErrors(invoice) }
  const { shipping_method, paymentMethod } = facts
  if (!isFaultless(errors) || !invoice.ok || shipping_method === null || paymentMethod === null)
    return refuse({ code: 'validation_error', errors })

  const failure = failureOf(facts, totals) ?? (discount.ok ? priceChange(facts, totals) : discount.refusal)
  if (failure) return refuse({ code: 'order_failed', ...failure })
  return ok({
    ...totals,
    ...goodsOf(facts),
    ...destinationOf(facts),
    ...methodsOf(facts, { shipping_method, paymentMethod, grandTotal: totals.grand_total }),
    ...senderOf(facts),
    invoice: invoice.value,
  })
}

/** What comes to so far, while some of it is not said yet: with the discount, if the code gives one. */
export function totalsSoFar(facts: OrderFacts): OrderTotals {
  const discount = discountOf(facts)
  return totalsOf(facts, discount.ok ? discount.value : 0)
}

/** By a link no card is charged now, so what was declined before says nothing of it. */
function limitFactsOf(facts: OrderFacts, counted: NonNullable<OrderFacts['counted']>): OrderLimitFacts {
  const paymentMethod = facts.isPaidByLink ? null : facts.paymentMethod
  return { ...facts, ...counted, paymentMethod, hasCode: facts.discount !== null, needs: stockNeeds(facts.lines) }
}

type InvoiceDecision = ReturnType<typeof decideInvoice>

function isMissing(invoice: InvoiceDecision): boolean {
  return !invoice.ok && invoice.refusal.code === 'no_invoice_info'
}

function invoiceErrors(invoice: InvoiceDecision): FieldErrors {
  return !invoice.ok && invoice.refusal.code === 'validation_error' ? errorsIn('invoice_info', invoice.refusal.errors) : {}
}

/** What speaks against the goods, the shipping method, the payment method or the points: the first ten of the contract. */
function refuseGoods(facts: OrderFacts): OrderRefusal | null {
  const { lines, member } = facts
  if (facts.cart_item_ids.length === 0) return { code: 'no_cart_items' }
  const invalid = invalidLines(facts)
  if (invalid.length > 0) return { code: 'invalid_cart_item_error', cart_item_ids: invalid }
  if (isMixedTemperature(lines)) return { code: 'mixed_temperature_products_error' }
  if (isMixedKind(lines)) return { code: 'mix_exclusive_error' }
  const against = methodRefusals(facts)
  const first = methodRefusalOrder.find((code) => against.includes(code))
  if (first) return { code: first }
  const needed = pointsOf(lines)
  return needed > member.points ? { code: 'no_enough_shopping_point', needed, balance: member.points } : null
}

const methodRefusalOrder = [
  'mix_exclusive_error',
  'embargo_error',
  'tcat_only_error',
  'incompatible_temperature_shipping_error',
  'nocod_error',
  'atm_error',
] as const

function discountOf({ discount, lines, member, terms, now }: OrderFacts): Result<Twd, OrderFailure> {
  if (!discount) return ok(0)
  const decided = decideDiscount({
    ...discount,
    memberId: member.id,
    items_total: quoteCart(lines, { terms: terms.delivery }).items_total,
    now,
  })
  return decided.ok ? decided : refuse({ reason: 'discount_refused', discount_status: decided.refusal.code })
}

function totalsOf({ lines, shipping_method: method, recipient, paymentMethod, terms }: OrderFacts, discount: Twd): OrderTotals {
  const country = recipient === 'not_found' ? null : textOf(recipient.foreign_contact?.country)
  return totalOrder({ lines, discount, method, country, paymentMethod, terms })
}

/** Whatever else can go wrong between looking and ordering. */
function failureOf(facts: OrderFacts, { items_total, grand_total }: OrderTotals): OrderFailure | null {
  const { lines, member, freeStock } = facts
  if (facts.recipient === 'not_found') return { reason: 'recipient_not_found' }
  if (facts.shipping_method === 'seven' && isAboveStoreLimit(items_total)) return { reason: 'over_store_limit' }
  if (member.lostFirstPrice) return { reason: 'first_purchase_over' }
  const short = stockNeeds(lines).flatMap((need) => (need.quantity > (freeStock.get(need.product_id) ?? 0) ? need.product_id : []))
  if (short.length > 0) return { reason: 'out_of_stock', product_ids: short, product_names: namesOf(short, lines) }
  return isPaidInParts(facts) && installmentsOf(facts, grand_total) === null ? { reason: 'installment_not_allowed' } : null
}

/** Goods are named as the cart names them, picks as their bundle does. */
function namesOf(productIds: readonly number[], lines: readonly OrderedLine[]): string[] {
  const named = lines.flatMap(({ product_id, product }) => [{ ...product, product_id }, ...product.optional_bundles])
  return productIds.flatMap((id) => named.find(({ product_id }) => product_id === id)?.name ?? [])
}

/** The page showed another amount: the buyer must see the new one first. */
function priceChange(
  { totalTheShopperSaw }: OrderFacts,
  { items_total, discount_amount, delivery_fee, handling_fee, grand_total }: OrderTotals,
): OrderFailure | null {
  if (totalTheShopperSaw === null || totalTheShopperSaw === grand_total) return null
  return { reason: 'price_changed', totals: { items_total, discount_amount, delivery_fee, handling_fee, grand_total } }
}

function methodsOf(
  facts: OrderFacts,
  { shipping_method, paymentMethod, grandTotal }: Pick<OrderDecision, 'shipping_method' | 'paymentMethod'> & { grandTotal: Twd },
) {
  return { shipping_method, paymentMethod, region: regionOf(shipping_method), instalment_info: installmentsOf(facts, grandTotal) }
}

function senderOf({ sender, remark }: OrderFacts): Pick<OrderDecision, 'sender' | 'remark'> {
  return { sender: { name: textOf(sender?.name), phone: textOf(sender?.phone) }, remark: textOf(remark) }
}

function isPaidInParts({ paymentMethod }: OrderFacts): boolean {
  return paymentMethod !== null && isInInstalments(paymentMethod)
}

/** Null when the order is not paid in parts, or not in so many. */
function installmentsOf(facts: OrderFacts, grandTotal: Twd): InstallmentPlan | null {
  const period = periodsFor(grandTotal).find((allowed) => allowed === (facts.instalment ?? defaultInstallment))
  return isPaidInParts(facts) && period ? planInstallments(grandTotal, period) : null
}

function goodsOf({
  lines,
  now,
  terms,
}: OrderFacts): Pick<OrderDecision, 'lines' | 'subOrder' | 'stock' | 'temperature' | 'pre_order' | 'ships'> {
  const { hasPreorder } = flagsOf(lines)
  return {
    lines: lines.map(freezeLine),
    subOrder: splitOrder(lines).subOrder?.map((line) => line.id) ?? [],
    stock: stockNeeds(lines),
    temperature: lines[0]?.product.temperature ?? 'normal',
    pre_order: hasPreorder,
    ships: hasPreorder ? preorderWindow(taipeiDay(now), terms.preorder, latestOf(lines.map(({ arrives_on }) => arrives_on))) : null,
  }
}

/** Names and prices of an order are those at placement (OAP-13). */
function freezeLine(line: OrderedLine): DecidedLine {
  return {
    cart_item_id: line.id,
    product_id: line.product_id,
    item_type: line.item_type,
    quantity: line.quantity,
    price: linePrice(line),
    sub_total: lineTotal(line),
    shopping_point_cost: linePoints(line),
    temperature: line.product.temperature,
    optional_items: line.optional_items,
  }
}
