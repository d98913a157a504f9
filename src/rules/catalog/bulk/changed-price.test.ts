import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceByPercent, priceEndings, type ByPercent } from './changed-price.ts'

test.each<[string, ByPercent & { price: number }, number | null]>([
  ['to the dollar', { price: 380, percent: -5, ending: null }, 361],
  ['to the dollar, and never up', { price: 333, percent: -10, ending: null }, 299],
  ['to an ending of 0', { price: 380, percent: -5, ending: 0 }, 360],
  ['to an ending of 5', { price: 380, percent: -5, ending: 5 }, 355],
  ['to an ending of 9', { price: 380, percent: -5, ending: 9 }, 359],
  ['what ends so already', { price: 379, percent: 0, ending: 9 }, 379],
  ['dearer', { price: 380, percent: 10, ending: null }, 418],
  ['by a fraction of a percent', { price: 1000, percent: -12.5, ending: null }, 875],
  ['exactly where floating numbers would not be', { price: 10_000, percent: 0.29, ending: null }, 10_029],
  ['to nothing', { price: 380, percent: -100, ending: null }, 0],
  ['below every price with the ending', { price: 8, percent: -10, ending: 9 }, null],
])('GDS-08 a price changed by percent is rounded down %s', (_why, { price, ...change }, expected) => {
  expect(priceByPercent(price, change)).toBe(expected)
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
      const isNone = exact < BigInt(ending ?? 0) * 10_000n
      expect(changed === null).toBe(isNone)
      const [stands, step] = [BigInt(changed ?? 0), ending === null ? 1n : 10n]
      const isHighest =
        stands * 10_000n <= exact && (stands + step) * 10_000n > exact && (ending === null || stands % 10n === BigInt(ending))
      expect(isHighest || isNone).toBe(true)
    }),
  )
})
