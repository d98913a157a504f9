import { expect, test } from 'vitest'
import { readConfig } from '#main/config.ts'
import { defaultLimits } from './limits.ts'
import { readLimits } from './read-limits.ts'

test('LIM-17 what the environment names is set, in what it names of it, and the rest stays', () => {
  expect(readLimits('')).toEqual(defaultLimits)
  expect(readLimits(' declinedCards=5 , letters=3/7200,unpaidOrders=9,')).toEqual({
    windows: { ...defaultLimits.windows, declinedCards: { most: 5, seconds: 3600 }, letters: { most: 3, seconds: 7200 } },
    holdings: { ...defaultLimits.holdings, unpaidOrders: 9 },
  })
})

test.each([
  'declinedCards',
  'declinedCards=0',
  'declinedCards=five',
  'letters=3/0',
  'unpaidOrders=9/60',
  'nothing=1',
  'constructor=1',
  'letters=3;codes=4',
])('LIM-17 %j is no setting', (text) => {
  expect(readLimits(text)).toBeNull()
  expect(() => readConfig({ LIMITS: text })).toThrow(/expected names and numbers such as/)
})
