import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { sum } from '#rules/money.ts'
import { expiredLots, settleExpiry } from './point-expiry.ts'
import {
  balanceOf,
  datesOfEarned,
  datesOfReturned,
  earnedPoints,
  pointReasons,
  runningExpiry,
  shareOfPoints,
  spendPoints,
  takeBackPoints,
  type Lot,
} from './points.ts'
import { defaultTerms } from '#rules/terms.ts'

const now = new Date('2026-05-01T12:00:00+08:00')
const terms = defaultTerms.points
const day = (days: number) => addDays(now, days)
const lot = (id: number, remaining: number, effective = -10): Lot => ({
  id,
  remaining,
  effective_at: day(effective),
  expires_at: day(effective + 180),
})

test.each([
  ['normal', 3000, 100],
  ['normal', 3029, 100],
  ['normal', 3030, 101],
  ['normal', 2999, 0],
  ['refrigeration', 9000, 0],
  ['freezing', 9000, 0],
] as const)('PTS-07 PTS-08 PTS-09 D-30 a %s order of %d earns %d points', (temperature, discounted_total, points) => {
  expect(earnedPoints({ temperature, discounted_total, terms })).toBe(points)
})

test('PTS-07 the rate is given', () => {
  expect(earnedPoints({ temperature: 'normal', discounted_total: 5000, terms: { ...terms, rate: 50 } })).toBe(100)
})

test('PTS-05 ten reasons', () => {
  expect(new Set(pointReasons).size).toBe(10)
})

test('PTS-10 PTS-11 earned points can be spent after 14 days, for 180 days', () => {
  expect(datesOfEarned(now, terms)).toEqual({ effective_at: day(14), expires_at: day(194) })
  const earned: Lot = { id: 1, remaining: 50, ...datesOfEarned(now, terms) }
  expect([13, 14, 193, 194].map((days) => balanceOf([earned], day(days)))).toEqual([0, 50, 50, 0])
})

test('D-31 returned points are there at once and end with the others', () => {
  expect(datesOfReturned([lot(1, 20)], { now, terms })).toEqual({ effective_at: now, expires_at: day(170) })
  expect(datesOfReturned([], { now, terms })).toEqual({ effective_at: now, expires_at: day(180) })
  expect(datesOfReturned([lot(1, 0)], { now, terms }).expires_at, 'an empty lot runs no more').toEqual(day(180))
})

test('D-31 the oldest points are spent first', () => {
  expect(spendPoints([lot(2, 50, -5), lot(1, 30, -9), lot(3, 99, 4)], { points: 60, now })).toEqual({
    ok: true,
    value: [
      { lot_id: 1, points: 30 },
      { lot_id: 2, points: 30 },
    ],
  })
})

test('PTS-13 OAP-18 more than the balance cannot be spent', () => {
  expect(spendPoints([lot(1, 30), lot(2, 99, 4)], { points: 31, now })).toEqual({
    ok: false,
    refusal: { code: 'no_enough_shopping_point', balance: 30 },
  })
})

test('D-31 a newer lot gives its end to all that live', () => {
  const lots = [lot(1, 30, -100), lot(2, 20, -10), lot(3, 10, 5)]
  expect(settleExpiry(lots, now).map((each) => each.expires_at)).toEqual([day(170), day(170), day(185)])
  expect(settleExpiry(lots, day(5)).map((each) => each.expires_at)).toEqual([day(185), day(185), day(185)])
})

test('PTS-12 what ended before the newer lot began stays lost', () => {
  const lots = [lot(1, 30, -200), lot(2, 20, -10)]
  expect(expiredLots(lots, now).map((each) => each.id)).toEqual([1])
  expect(expiredLots(lots, day(170)).map((each) => each.id)).toEqual([1, 2])
})

test('D-32 D-64 earned points are taken back, from their own lot first and never below zero', () => {
  const lots = [lot(1, 30), lot(2, 20, 5)]
  expect(takeBackPoints(lots, { points: 40, lotId: 2, now })).toEqual([
    { lot_id: 2, points: 20 },
    { lot_id: 1, points: 20 },
  ])
  expect(takeBackPoints(lots, { points: 99, lotId: null, now })).toEqual([{ lot_id: 1, points: 30 }])
})

test('D-32 a partial return takes its share', () => {
  expect(shareOfPoints(100, { part: 1000, whole: 3000 })).toBe(33)
  expect(shareOfPoints(100, { part: 3000, whole: 3000 })).toBe(100)
  expect(shareOfPoints(100, { part: 0, whole: 0 })).toBe(0)
})

const someLots = fc
  .array(fc.record({ remaining: fc.nat(200), effective: fc.integer({ min: -400, max: 30 }) }), { maxLength: 12 })
  .map((list) => list.map(({ remaining, effective }, id) => lot(id, remaining, effective)))

test('PTS-14 whatever is spent, the lots pay exactly that and none pays more than it has', () => {
  fc.assert(
    fc.property(someLots, fc.nat(600), (lots, points) => {
      const spent = spendPoints(lots, { points, now })
      expect(spent.ok).toBe(points <= balanceOf(lots, now))
      const uses = spent.ok ? spent.value : []
      expect(sum(uses.map((use) => use.points))).toBe(spent.ok ? points : 0)
      expect(uses.every((use) => use.points > 0 && use.points <= (lots.find((each) => each.id === use.lot_id)?.remaining ?? 0))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('PTS-11 settling twice is settling once, and live points share one end', () => {
  fc.assert(
    fc.property(someLots, (lots) => {
      const settled = settleExpiry(lots, now)
      expect(settleExpiry(settled, now)).toEqual(settled)
      const ends = settled
        .filter((each) => each.effective_at <= now && each.expires_at !== null && each.expires_at > now)
        .map((each) => Number(each.expires_at))
      expect(new Set(ends).size).toBeLessThanOrEqual(1)
      expect(balanceOf(settled, now)).toBeGreaterThanOrEqual(balanceOf(lots, now))
    }),
    { numRuns: 500 },
  )
})

test('PTS-16 the account tells when its points end', () => {
  expect(runningExpiry(settleExpiry([lot(1, 30, -100), lot(2, 20, -10)], now), now)).toEqual(day(170))
  expect(runningExpiry([], now)).toBeNull()
})
