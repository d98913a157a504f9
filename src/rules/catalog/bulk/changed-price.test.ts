import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceByPercent, priceEndings, type PriceEnding } from './changed-price.ts'

test.each<[string, number, number, PriceEnding | null, number | null]>([
  ['to the dollar', 380, -5, null, 361],
  ['to the dollar, and never up', 333, -10, null, 299],
  ['to an ending of 0', 380, -5, 0, 360],
  ['to an ending of 5', 380, -5, 5, 355],
  ['to an ending of 9', 380, -5, 9, 359],
  ['what ends so already', 379, 0, 9, 379],
  ['dearer', 380, 10, null, 418],
  ['by a fraction of a percent', 1000, -12.5, null, 875],
  ['exactly where floating numbers would not be', 10_000, 0.29, null, 10_029],
  ['to nothing', 380, -100, null, 0],
  ['below every price with the ending', 8, -10, 9, null],
])('GDS-08 a price changed by percent is rounded down %s', (_why, price, percent, ending, expected) => {
  expect(priceByPercent(price, { percent, ending })).toBe(expected)
})

test('GDS-08 it is the highest price with the ending that is not above the percentage', () => {
  const wishes = fc.record({
    price: fc.integer({ min: 0, max: 1_000_000 }),
    hundredths: fc.integer({ min: -10_000, max: 100_000 }),
    ending: fc.constantFrom(null, ...priceEndings),
  })
  fc.assert(
    fc.property(wishes, ({ price, hundredths, ending }) => {
      const changed = priceByPercent(price, { percent: hundredths / 100, ending })
      const exact = BigInt(price) * BigInt(10_000 + hundredths)
      const step = ending === null ? 1 : 10
      if (changed === null) return exact < BigInt(ending ?? 0) * 10_000n
      return BigInt(changed) * 10_000n <= exact && BigInt(changed + step) * 10_000n > exact && (ending === null || changed % 10 === ending)
    }),
  )
})
