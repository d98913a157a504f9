import fc from 'fast-check'
import { expect, test } from 'vitest'
import { laterDay } from '#rules/calendar.ts'
import { sum } from '#rules/money.ts'
import { allocateLots, blockDayOf, expiryFault, inTurn, stateOn, type ProductOnTheWay } from './lots.ts'
import { defaultStockTerms as terms } from './stock/stock-terms.ts'

const day = fc.integer({ min: 0, max: 40 }).map((days) => laterDay('2027-01-01', days))
const lots = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 99 }), expires_on: day, received_on: day, quantity: fc.integer({ min: 0, max: 20 }) }),
  { selector: ({ id }) => id },
)

test('STK-07 what expires first goes out first, then what was received first, and never more than there is', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 0, max: 200 }), (there, quantity) => {
      const { taken, short } = allocateLots(there, quantity)
      expect(sum(taken.map((part) => part.quantity)) + short).toBe(quantity)
      const turn = inTurn(there).filter((lot) => lot.quantity > 0)
      expect(taken.map(({ id }) => id)).toEqual(turn.slice(0, taken.length).map(({ id }) => id))
      const wholes = taken.map((_, place) => turn[place]?.quantity ?? 0)
      const emptied = short > 0 ? taken.length : taken.length - 1
      expect(taken.slice(0, emptied).map((part) => part.quantity)).toEqual(wholes.slice(0, emptied))
      expect(taken.every((part, place) => part.quantity <= (wholes[place] ?? 0))).toBe(true)
    }),
  )
})

const plain: ProductOnTheWay = {
  temperature: 'normal',
  exclusive: false,
  tcat_only: false,
  embargo: false,
  cod: true,
  arrival_days: 60,
}
const expires_on = '2027-06-30'

test.each<[string, Partial<ProductOnTheWay>, string]>([
  ['30 days before its expiry where no least days are said', { arrival_days: null }, '2027-05-31'],
  ['least days and the ten of abroad', {}, '2027-04-21'],
  ['not sent abroad: the three of a store', { embargo: true }, '2027-04-28'],
  ['by T-Cat alone: the two of home delivery', { tcat_only: true }, '2027-04-29'],
  ['chilled goods travel home alone', { temperature: 'refrigeration' }, '2027-04-29'],
  ['a pre-order travels home alone', { exclusive: true }, '2027-04-29'],
])('STK-08 D-214 a lot is blocked: %s', (_why, product, expected) => {
  expect(blockDayOf({ expires_on, product: { ...plain, ...product }, terms })).toBe(expected)
})

const lot = { expires_on, block_on: '2027-05-31', state: 'open', by_hand: false } as const

test.each([
  ['2027-05-30', lot, 'open'],
  ['2027-05-31', lot, 'blocked'],
  ['2027-06-30', lot, 'blocked'],
  ['2027-07-01', lot, 'expired'],
  ['2027-05-30', { ...lot, state: 'blocked' as const }, 'open'],
  ['2027-06-01', { ...lot, by_hand: true }, 'open'],
  ['2027-05-01', { ...lot, state: 'held' as const, by_hand: true }, 'held'],
  ['2027-07-01', { ...lot, state: 'held' as const, by_hand: true }, 'expired'],
])('STK-06 on %s a lot is as its days and people say', (today, stood, expected) => {
  expect(stateOn(stood, today)).toBe(expected)
})

test('STK-05 an expiry in the past, or later than fresh goods keep, is unlikely', () => {
  const fault = (expiry: string, shelf_life_days: number | null) =>
    expiryFault({ expires_on: expiry, shelf_life_days, today: '2027-01-10' })
  expect([fault('2027-01-09', 30), fault('2027-01-10', 30), fault('2027-02-09', 30), fault('2027-02-10', 30)]).toEqual([
    'past',
    null,
    null,
    'too_late',
  ])
  expect([fault('2036-01-01', null), fault('2937-01-01', null)]).toEqual([null, 'too_late'])
})
