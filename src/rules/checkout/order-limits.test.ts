import { expect, test } from 'vitest'
import { limitRefusal, type OrderLimitFacts, type OrderLimits, type OrdersUnderWay } from './order-limits.ts'
import { defaultTerms } from '#rules/terms.ts'

const now = new Date('2026-05-01T12:00:00+08:00')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const limits: OrderLimits = {
  unpaidOrders: 3,
  unpaidUnits: 10,
  ordersOnDelivery: 5,
  unitsOnDelivery: 20,
  declinedCards: 4,
  declinedCardsHere: 8,
  unknownCodes: 6,
}
const nothing: OrdersUnderWay = {
  unpaidOrders: 0,
  ordersOnDelivery: 0,
  unansweredCards: 0,
  units: new Map(),
  declinedCards: null,
  declinedCardsHere: null,
  unknownCodes: null,
}

type Change = Partial<Omit<OrderLimitFacts, 'underWay'>> & { underWay?: Partial<OrdersUnderWay> }
const refusal = ({ underWay, ...change }: Change = {}) =>
  limitRefusal({
    now,
    paymentMethod: 'credit_cards',
    hasCode: false,
    needs: [{ product_id: 1, quantity: 5 }],
    limits,
    terms: defaultTerms,
    ...change,
    underWay: { ...nothing, ...underWay },
  })

const onDelivery = { paymentMethod: 'when_received' } as const
const held = (unpaid: number, delivery = 0) => ({ units: new Map([[1, { unpaid, onDelivery: delivery }]]) })

test.each<[string, Change, object | null]>([
  ['LIM-07 nobody who has ordered nothing', {}, null],
  ['LIM-07 the third unpaid order', { underWay: { unpaidOrders: 2 } }, null],
  ['LIM-07 the fourth unpaid order', { underWay: { unpaidOrders: 3 } }, { reason: 'unpaid_orders', retryAfterSeconds: 1800 }],
  ['LIM-07 unpaid orders of somebody who pays on delivery', { ...onDelivery, underWay: { unpaidOrders: 3 } }, null],
  ['LIM-08 exactly as many units as may be held', { underWay: held(5) }, null],
  ['LIM-08 one unit more', { underWay: held(6) }, { reason: 'unpaid_units', retryAfterSeconds: 1800 }],
  ['LIM-08 many units of another product', { underWay: { units: new Map([[2, { unpaid: 10, onDelivery: 0 }]]) } }, null],
  ['LIM-08 very many units at once of somebody who holds none', { needs: [{ product_id: 1, quantity: 500 }], underWay: held(0) }, null],
  ['LIM-09 orders on delivery, within their number', { ...onDelivery, underWay: { ordersOnDelivery: 4, ...held(10, 15) } }, null],
  [
    'LIM-09 too many orders on delivery',
    { ...onDelivery, underWay: { ordersOnDelivery: 5 } },
    { reason: 'orders_on_delivery', retryAfterSeconds: 1800 },
  ],
  ['LIM-09 too many units on delivery', { ...onDelivery, underWay: held(0, 16) }, { reason: 'units_on_delivery', retryAfterSeconds: 1800 }],
  ['LIM-09 many orders on delivery of somebody who pays now', { underWay: { ordersOnDelivery: 50 } }, null],
  ['LIM-05 a card more, while some may be tried', { underWay: { declinedCards: { used: 3, endsAt: later(600) } } }, null],
  [
    'LIM-05 as many refused cards as may be',
    { underWay: { declinedCards: { used: 4, endsAt: later(600) } } },
    { reason: 'cards_paused', retryAfterSeconds: 600 },
  ],
  [
    'LIM-05 a card whose answer is awaited counts like a refused one',
    { underWay: { declinedCards: { used: 3, endsAt: later(600) }, unansweredCards: 1 } },
    { reason: 'cards_paused', retryAfterSeconds: 60 },
  ],
  [
    'LIM-05 a card in the wallet of a phone',
    { paymentMethod: 'apple', underWay: { declinedCards: { used: 4, endsAt: later(600) } } },
    { reason: 'cards_paused', retryAfterSeconds: 600 },
  ],
  ['LIM-05 another payment method', { paymentMethod: 'line', underWay: { declinedCards: { used: 99, endsAt: later(600) } } }, null],
  [
    'LIM-06 cards refused to others at the same address',
    { underWay: { declinedCardsHere: { used: 8, endsAt: later(30) } } },
    { reason: 'cards_paused', retryAfterSeconds: 30 },
  ],
  [
    'LIM-12 many unknown codes, and a code',
    { hasCode: true, underWay: { unknownCodes: { used: 6, endsAt: later(1.2) } } },
    { reason: 'codes', retryAfterSeconds: 2 },
  ],
  ['LIM-12 many unknown codes, and none now', { underWay: { unknownCodes: { used: 60, endsAt: later(9) } } }, null],
])('%s', (_what, change, refused) => {
  expect(refusal(change)).toEqual(refused && { code: 'too_many_requests', ...refused })
})
