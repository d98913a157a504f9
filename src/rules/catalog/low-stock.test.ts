import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fellLow } from './low-stock.ts'

test.each([
  ['the last one goes', { was: 1, free: 0 }, 0, true],
  ['all of them go at once', { was: 9, free: 0 }, 0, true],
  ['one goes, others stay', { was: 9, free: 8 }, 0, false],
  ['it was sold out before', { was: 0, free: 0 }, 0, false],
  ['some come', { was: 0, free: 5 }, 0, false],
  ['as many stay as are little', { was: 4, free: 3 }, 3, true],
  ['it was little before', { was: 3, free: 2 }, 3, false],
] as const)('a product becomes scarce when %s: %j, little is %d: %s', (...[, move, lowAt, isLow]) => {
  expect(fellLow(move, lowAt)).toBe(isLow)
})

test('between two times at which it became scarce there was more of it', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 5 }), (counts, lowAt) => {
      const moves = counts.slice(1).map((free, place) => ({ was: counts[place] ?? 0, free }))
      const falls = moves.filter((move) => fellLow(move, lowAt)).length
      const rises = moves.filter(({ was, free }) => was <= lowAt && free > lowAt).length
      expect(falls).toBeLessThanOrEqual(rises + 1)
    }),
  )
})
