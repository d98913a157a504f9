import { expect, test } from 'vitest'
import { isUnsoldListPrice } from './list-price.ts'

test.each([
  [{ price: 300, origin_price: 380 }, null, true],
  [{ price: 300, origin_price: 380 }, 379, true],
  [{ price: 300, origin_price: 380 }, 380, false],
  [{ price: 300, origin_price: 380 }, 400, false],
  [{ price: 380, origin_price: 380 }, null, false],
] as const)('GDS-20 of %j, sold at %s at most, the list price was never asked: %s', (prices, highest, unsold) => {
  expect(isUnsoldListPrice(prices, highest)).toBe(unsold)
})
