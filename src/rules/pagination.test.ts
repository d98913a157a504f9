import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOf, pageOf } from './pagination.ts'

test.each([
  [10, 10],
  [50, 50],
  [100, 100],
  [20, 10],
  [0, 10],
  [-50, 10],
  [Number.NaN, 10],
])('OLS-05 OLS-06 %d items per page become %d', (asked, items) => {
  expect(itemsOf(asked)).toBe(items)
})

test.each([
  [
    { count: 25, items: 10, page: 1 },
    { current: 1, total: 3, count: 25, items: 10 },
  ],
  [
    { count: 25, items: 10, page: 9 },
    { current: 3, total: 3, count: 25, items: 10 },
  ],
  [
    { count: 25, items: 50, page: 0 },
    { current: 1, total: 1, count: 25, items: 50 },
  ],
  [
    { count: 0, items: 100, page: 4 },
    { current: 1, total: 1, count: 0, items: 100 },
  ],
  [
    { count: 25, items: 7, page: -3 },
    { current: 1, total: 3, count: 25, items: 10 },
  ],
])('OLS-07 the page stays in 1..max: %j', (asked, pages) => {
  expect(pageOf(asked)).toEqual(pages)
})

test('OLS-07 whatever page is asked for, the one shown exists', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(10, 50, 100), fc.double(), (count, items, page) => {
      const { current, total } = pageOf({ count, items, page })
      expect(current).toBeGreaterThanOrEqual(1)
      expect(current).toBeLessThanOrEqual(total)
      expect(total * items).toBeGreaterThanOrEqual(count)
    }),
  )
})
