import { expect, test } from 'vitest'
import { decideVip, isVip, levelOfSpending, mostDaysByHand, nextLevelAt, raiseByHand, recountVip } from './vip.ts'
import { defaultTerms } from '#rules/terms.ts'

const today = '2026-05-01'
const terms = defaultTerms.vip

test.each([
  [0, 0],
  [9999, 0],
  [10_000, 1],
  [29_999, 1],
  [30_000, 2],
])('D-35 %d spent in a year make level %d', (spending, level) => {
  expect(levelOfSpending(spending, terms)).toBe(level)
})

test('D-35 the card tells where the next level begins', () => {
  expect([
    nextLevelAt(0, terms),
    nextLevelAt(1, terms),
    nextLevelAt(2, terms),
    nextLevelAt(0, { vip_spending: 500, vvip_spending: 900, days: 30 }),
  ]).toEqual([10_000, 30_000, null, 500])
})

test('D-35 VIP means level 1 or more', () => {
  expect([0, 1, 2].map((vip) => isVip({ vip }))).toEqual([false, true, true])
})

test.each([
  ['reaches level 1', { level: 0, due: null, spending: 12_000 }, { level: 1, due: '2027-05-01' }],
  ['rises to level 2 with a new year', { level: 1, due: '2026-08-01', spending: 40_000 }, { level: 2, due: '2027-05-01' }],
  ['keeps the level until its day, whatever is spent', { level: 2, due: '2026-05-01', spending: 0 }, { level: 2, due: '2026-05-01' }],
  ['does not prolong a running level', { level: 1, due: '2026-08-01', spending: 15_000 }, { level: 1, due: '2026-08-01' }],
  ['falls back when the day is over', { level: 2, due: '2026-04-30', spending: 500 }, { level: 0, due: null }],
  ['falls one level when a year was good for one', { level: 2, due: '2026-04-30', spending: 10_000 }, { level: 1, due: '2027-05-01' }],
  ['stays a member', { level: 0, due: null, spending: 100 }, { level: 0, due: null }],
] as const)('D-35 PRF-05 a member %s', (_story, facts, decided) => {
  expect(decideVip({ ...facts, today, terms })).toEqual(decided)
})

test('D-35 the limits are settings', () => {
  expect(decideVip({ level: 0, due: null, spending: 500, today, terms: { vip_spending: 400, vvip_spending: 900, days: 30 } })).toEqual({
    level: 1,
    due: '2026-05-31',
  })
})

test.each([
  ['to VIP for a year', { level: 0, to: 1, until: '2027-05-01' }, true],
  ['to VVIP until the last day that may be', { level: 1, to: 2, until: '2028-04-30' }, true],
  ['a day longer than may be', { level: 1, to: 2, until: '2028-05-01' }, false],
  ['until today', { level: 0, to: 1, until: today }, false],
  ['to the same level', { level: 1, to: 1, until: '2027-05-01' }, false],
  ['downwards', { level: 2, to: 1, until: '2027-05-01' }, false],
] as const)('MBR-09 D-122 a member is raised by hand %s: %j, %s', (_story, facts, may) => {
  expect(raiseByHand({ ...facts, today })).toBe(may)
})

test('MBR-09 D-122 a level by hand lasts until its day like every level, and counting anew ends it', () => {
  const byHand = { level: 2, due: '2028-04-30', spending: 12_000, today, terms } as const
  expect(mostDaysByHand).toBe(730)
  expect(decideVip(byHand)).toEqual({ level: 2, due: '2028-04-30' })
  expect(recountVip(byHand)).toEqual({ level: 1, due: '2027-05-01' })
  expect(recountVip({ ...byHand, spending: 0 })).toEqual({ level: 0, due: null })
})
