import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsInPrices, unusualPrice } from './product-prices.ts'

test.each([
  ['what is usual', { origin_price: 380, price: 360, first_purchase_price: 299 }, {}],
  ['above the price before', { origin_price: 380, price: 390 }, { price: 'aboveOrigin' }],
  ['a first price that is none', { origin_price: 380, price: 380, first_purchase_price: 380 }, { first_purchase_price: 'notBelowPrice' }],
  [
    'two at once',
    { origin_price: 300, price: 310, first_purchase_price: 320 },
    { price: 'aboveOrigin', first_purchase_price: 'notBelowPrice' },
  ],
  ['for nothing', { origin_price: 380, price: 0 }, { price: 'free' }],
  ['for points', { origin_price: 380, price: 0, shopping_point_price: 200 }, {}],
  ['as a gift', { origin_price: 380, price: 0, is_gift_only: true }, {}],
])('GDS-18 each breach of the prices is named at its field: %s', (_what, prices, faults) => {
  expect(faultsInPrices(prices)).toEqual(faults)
})

test.each([
  [189, { present: 380, costCents: null }, 'far'],
  [190, { present: 380, costCents: null }, null],
  [760, { present: 380, costCents: null }, null],
  [761, { present: 380, costCents: null }, 'far'],
  [310, { present: 380, costCents: 310_01 }, 'belowCost'],
  [311, { present: 380, costCents: 310_01 }, null],
  [100, { present: 380, costCents: 310_00 }, 'belowCost'],
  [380, { present: 0, costCents: null }, null],
] as const)('GDS-19 a price of %i is asked about again: %j %s', (price, facts, asked) => {
  expect(unusualPrice(price, facts)?.why ?? null).toBe(asked)
})

test('GDS-18 prices that have no fault are as the database keeps them', () => {
  const money = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(money, money, fc.option(money), (origin_price, price, first) => {
      const faults = faultsInPrices({ origin_price, price, first_purchase_price: first })
      const stands = price <= origin_price && price > 0 && (first === null || first < price)
      expect(Object.keys(faults).length === 0).toBe(stands)
    }),
  )
})
