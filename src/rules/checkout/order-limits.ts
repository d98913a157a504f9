import { secondsUntil, type LimitReason, type LimitRefusal, type Uses } from '#rules/limits.ts'
import { isByCard, isOnDelivery, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import type { Terms } from '#rules/terms.ts'

/** How much one member may hold without having paid for it, and how often try what others could be harmed by. */
export type OrderLimits = {
  /** Orders that wait for their money, and units of one product in them. */
  unpaidOrders: number
  unpaidUnits: number
  /** The same with orders that are paid when they are received, until they are. */
  ordersOnDelivery: number
  unitsOnDelivery: number
  /** Cards refused, of one member and from one address; codes that do not exist. Each within its window. */
  declinedCards: number
  declinedCardsHere: number
  unknownCodes: number
}

/** Units of one product that a member holds. */
export type HeldUnits = { unpaid: number; onDelivery: number }

/** What a member holds and has tried so far, as seen while the member is held. */
export type OrdersUnderWay = {
  unpaidOrders: number
  ordersOnDelivery: number
  /** Orders by card whose company has not answered yet: each may turn out to be declined. */
  unansweredCards: number
  units: ReadonlyMap<number, HeldUnits>
  /** Null while no window is open. */
  declinedCards: Uses | null
  declinedCardsHere: Uses | null
  unknownCodes: Uses | null
}

/** Units that the order would hold. */
type Need = { product_id: number; quantity: number }

export type OrderLimitFacts = {
  now: Date
  paymentMethod: PaymentMethod | null
  hasCode: boolean
  needs: readonly Need[]
  underWay: OrdersUnderWay
  limits: OrderLimits
  terms: Pick<Terms, 'payment_deadlines'>
}

/** The company answers within a minute, or the order waits as unpaid. */
const untilAnswered = 60

/**
 * What speaks against one more order of somebody who holds much already or has tried much: the first that applies.
 * Whoever holds nothing of a product may order as much of it as anybody. Why cards were refused is not told.
 */
export function limitRefusal(facts: OrderLimitFacts): LimitRefusal | null {
  const { paymentMethod } = facts
  const pause = (facts.hasCode && codePause(facts)) || (paymentMethod !== null && isByCard(paymentMethod) && cardPause(facts))
  return pause || (paymentMethod !== null && isOnDelivery(paymentMethod) ? onDeliveryRefusal(facts) : unpaidRefusal(facts))
}

function codePause({ now, underWay: { unknownCodes }, limits }: OrderLimitFacts): LimitRefusal | null {
  return unknownCodes && unknownCodes.used >= limits.unknownCodes ? wait('codes', secondsUntil(unknownCodes.endsAt, now)) : null
}

function cardPause({ now, underWay: { declinedCards, declinedCardsHere, unansweredCards }, limits }: OrderLimitFacts): LimitRefusal | null {
  if (declinedCards && declinedCards.used >= limits.declinedCards) return wait('cards_paused', secondsUntil(declinedCards.endsAt, now))
  if (declinedCardsHere && declinedCardsHere.used >= limits.declinedCardsHere)
    return wait('cards_paused', secondsUntil(declinedCardsHere.endsAt, now))
  const mayBeDeclined = (declinedCards?.used ?? 0) + unansweredCards
  return mayBeDeclined >= limits.declinedCards ? wait('cards_paused', untilAnswered) : null
}

function unpaidRefusal({ needs, underWay, limits, terms }: OrderLimitFacts): LimitRefusal | null {
  if (underWay.unpaidOrders >= limits.unpaidOrders) return wait('unpaid_orders', untilPagesEnd(terms))
  const isTooMuch = ({ product_id, quantity }: Need) =>
    isAbove(limits.unpaidUnits, { held: underWay.units.get(product_id)?.unpaid ?? 0, quantity })
  return needs.some(isTooMuch) ? wait('unpaid_units', untilPagesEnd(terms)) : null
}

function onDeliveryRefusal({ needs, underWay, limits, terms }: OrderLimitFacts): LimitRefusal | null {
  if (underWay.ordersOnDelivery >= limits.ordersOnDelivery) return wait('orders_on_delivery', untilPagesEnd(terms))
  const isTooMuch = ({ product_id, quantity }: Need) =>
    isAbove(limits.unitsOnDelivery, { held: underWay.units.get(product_id)?.onDelivery ?? 0, quantity })
  return needs.some(isTooMuch) ? wait('units_on_delivery', untilPagesEnd(terms)) : null
}

/** In seconds: within them whoever left a payment page has either paid or given the goods back. */
function untilPagesEnd({ payment_deadlines: { wallet_minutes } }: OrderLimitFacts['terms']): number {
  return wallet_minutes * 60
}

/** Whoever holds none yet is never above. */
function isAbove(most: number, { held, quantity }: { held: number; quantity: number }): boolean {
  return held > 0 && held + quantity > most
}

const wait = (reason: LimitReason, retryAfterSeconds: number): LimitRefusal => ({ code: 'too_many_requests', reason, retryAfterSeconds })
