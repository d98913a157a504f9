import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsInPrices } from './product-prices.ts'
import { changeWhileRunning, dueAt, faultsInTimes, pricesDuring, type ScheduledPrices, type ShelfPrices } from './shelf-price.ts'

const regular: ShelfPrices = { origin_price: 380, price: 360, first_purchase_price: 299, shopping_point_price: null }
const scheduled: ScheduledPrices = { origin_price: null, price: 320, first_purchase_price: null, shopping_point_price: null }

test.each([
  ['what it does not say stays', scheduled, { origin_price: 380, price: 320, first_purchase_price: 299, shopping_point_price: null }],
  [
    'a first-order price that is no longer below falls away',
    { ...scheduled, price: 280 },
    { ...regular, price: 280, first_purchase_price: null },
  ],
  ['a list price is never below the price', { ...scheduled, price: 400 }, { ...regular, price: 400, origin_price: 400 }],
  [
    'what it says holds',
    { origin_price: 350, price: 300, first_purchase_price: 250, shopping_point_price: 9 },
    { origin_price: 350, price: 300, first_purchase_price: 250, shopping_point_price: 9 },
  ],
])('GDS-21 while a scheduled price runs, %s', (_, said, stands) => expect(pricesDuring(regular, said)).toEqual(stands))

const amount = fc.integer({ min: 0, max: 1000 })
const pricesOf = fc
  .record({
    origin_price: amount,
    price: fc.integer({ min: 1, max: 1000 }),
    first_purchase_price: fc.option(amount),
    shopping_point_price: fc.option(fc.integer({ min: 1, max: 50 })),
  })
  .filter((prices) => Object.keys(faultsInPrices(prices)).length === 0)

test('GDS-18 GDS-21 whatever stands on the row beside a scheduled price may stand there, whatever is changed meanwhile', () => {
  fc.assert(
    fc.property(fc.tuple(pricesOf, pricesOf, pricesOf), fc.boolean(), ([before, said, change], keeps) => {
      const during = { ...said, origin_price: keeps ? null : said.origin_price }
      expect(faultsInPrices(pricesDuring(before, during))).toEqual({})
      const changed = changeWhileRunning({ regular: before, scheduled: during }, { change, target: 'regular' })
      expect(faultsInPrices(pricesDuring(changed.regular, changed.scheduled))).toEqual({})
      expect(changed.scheduled).toBe(during)
    }),
  )
})

const at = (minute: number) => new Date(minute * 60_000)
test('what is due late is what was due: one that is over never runs, one that follows it does', () => {
  const first = { id: 1, starts_at: at(10), ends_at: at(20), state: 'running' as const }
  const missed = { id: 2, starts_at: at(20), ends_at: at(30), state: 'waiting' as const }
  const next = { id: 3, starts_at: at(30), ends_at: null, state: 'waiting' as const }
  expect(dueAt([first, missed, next], at(19))).toEqual({ end: null, over: [], start: null })
  expect(dueAt([first, missed, next], at(20))).toEqual({ end: 1, over: [], start: 2 })
  expect(dueAt([first, missed, next], at(31))).toEqual({ end: 1, over: [2], start: 3 })
})

test.each([
  [{ from: at(11), until: null }, {}],
  [
    { from: at(10), until: at(9) },
    { starts_at: 'notPast', ends_at: 'notPast' },
  ],
  [{ from: at(12), until: at(12) }, { ends_at: 'endsBefore' }],
  [{ from: new Date(at(12).getTime() + 1000), until: null }, { starts_at: 'wholeMinute' }],
  [{ from: null, until: at(11) }, {}],
])('times are whole minutes ahead, and end after they begin: %o', (times, faults) =>
  expect(faultsInTimes({ ...times, now: at(10) })).toEqual(faults),
)
