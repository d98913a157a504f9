import { flagsOf } from '#rules/cart/cart-flags.ts'
import { picksNeeded } from '#rules/cart/bundle.ts'
import { linePoints, linePrice, lineTotal } from '#rules/cart/cart-line.ts'
import { totalsSoFar } from '#rules/checkout/checkout.ts'
import type { OrderedLine, OrderFacts } from '#rules/checkout/order-facts.ts'
import type { OrderTotals } from '#rules/checkout/order-totals.ts'
import { staffPayways, type StaffPayway } from '#rules/orders/staff-payways.ts'
import { paymentRefusal } from '#rules/payments/payway.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { shippingRefusals } from '#rules/shipping/shipping-offers.ts'
import { shippingMethods, type ShippingMethod } from '#rules/shipping/shipping.ts'
import { findBuyer } from '#server/people/members/published/find-buyer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { wordRefusal, type PlacingRefusal } from '#server/sales/placing/word-refusal.ts'
import type { StaffOrder } from './staff-order.ts'
import { tryOrder } from './try-order.ts'

export type StaffQuote = {
  /** In the order of the wishes; null for what nobody can order. */
  lines: (QuotedLine | null)[]
  totals: OrderTotals
  shipping_methods: ShippingMethod[]
  payways: StaffPayway[]
  /** Why it would be refused as it stands; null when it could be placed. */
  refusal: PlacingRefusal | null
}

type QuotedLine = {
  product_id: number
  name: string
  quantity: number
  price: number
  sub_total: number
  points: number
  free: number
  bundle: { needed: number; entries: { product_id: number; name: string }[] } | null
}

/** What an order would come to for this member now, and what still speaks against it: it is tried, and taken back. */
export async function quoteForMember(shop: Shop, order: StaffOrder): Promise<Result<StaffQuote, { status: 'not_found' }>> {
  const buyer = await findBuyer(shop.database.db, order.uid)
  if (!buyer) return refuse({ status: 'not_found' })
  const terms = await shop.terms()
  try {
    return await shop.database.transaction(async (tx) => {
      const tried = await tryOrder(shop, tx, { order, memberId: buyer.id, isBarcodeKnown: null, terms, now: shop.now() })
      throw new Tried(quoteOf(tried))
    })
  } catch (error) {
    if (error instanceof Tried) return ok(error.quote)
    throw error
  }
}

function quoteOf({ facts, lineIds, decision }: Awaited<ReturnType<typeof tryOrder>>): StaffQuote {
  const { lines, freeStock } = facts
  return {
    lines: lineIds.map((id) => {
      const line = lines.find((each) => each.id === id)
      return line ? quotedLine(line, freeStock.get(line.product_id) ?? 0) : null
    }),
    totals: totalsSoFar(facts),
    shipping_methods: shippingMethods.filter((method) => canBeSent(method, facts)),
    payways: staffPayways.filter((payway) => canBePaid(payway, facts)),
    refusal: decision.ok ? null : wordRefusal(decision.refusal),
  }
}

function quotedLine(line: OrderedLine, free: number): QuotedLine {
  const { product_id, quantity, product } = line
  const needed = picksNeeded(product, quantity)
  const named: readonly { product_id: number; name: string }[] = product.optional_bundles
  const entries = named.map((entry) => ({ product_id: entry.product_id, name: entry.name }))
  return {
    product_id,
    name: product.name,
    quantity,
    price: linePrice(line),
    sub_total: lineTotal(line),
    points: linePoints(line),
    free,
    bundle: needed > 0 ? { needed, entries } : null,
  }
}

function canBeSent(method: ShippingMethod, { lines }: OrderFacts): boolean {
  const temperature = lines[0]?.product.temperature ?? 'normal'
  return shippingRefusals(method, { flags: flagsOf(lines), temperature }).length === 0
}

function canBePaid(payway: StaffPayway, facts: OrderFacts): boolean {
  const { lines, shipping_method: delivery } = facts
  if (payway === 'link' || delivery === null) return payway === 'link'
  return paymentRefusal(payway, { delivery, flags: flagsOf(lines), items_total: totalsSoFar(facts).items_total }) === null
}

/** Ends the transaction so that nothing of it stays. */
class Tried extends Error {
  readonly quote: StaffQuote
  constructor(quote: StaffQuote) {
    super('Only looked at what it would come to')
    this.quote = quote
  }
}
