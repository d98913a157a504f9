import fc from 'fast-check'
import { expect, test } from 'vitest'
import { split, sum } from './money.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 })

test('a shared amount always adds up again, to the last dollar', () => {
  fc.assert(
    fc.property(
      amount,
      weights.filter((list) => sum(list) > 0),
      (whole, shares) => {
        expect(sum(split(whole, shares))).toBe(whole)
      },
    ),
  )
})

test('no part is negative, and who weighs nothing gets nothing', () => {
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      const parts = split(whole, shares)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(sum(parts.filter((_, index) => shares[index] === 0))).toBe(0)
    }),
  )
})

test.each([
  [100, [1, 1, 1], [33, 33, 34]],
  [10, [390, 350, 99], [4, 4, 2]],
  [5, [0, 0], [0, 0]],
  [0, [3, 4], [0, 0]],
])('I18N-13 %d shared by %j stays in whole dollars', (whole, shares, parts) => {
  expect(split(whole, shares)).toEqual(parts)
})
