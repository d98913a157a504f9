import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeCount, tally, type Mark } from './stocktake.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute))
const mark = (said: Partial<Mark>): Mark => ({ round: 1, kind: 'add', units: 1, by: 'ana', at: at(0), ...said })
const judge = (marks: readonly Mark[], facts: { quantity: number; moved?: { delta: number; at: Date }[]; averageCents?: number }) => {
  const counted = tally(marks)
  if (!counted) throw new Error('nothing counted')
  return judgeCount(counted, { moved: [], averageCents: null, ...facts })
}

test('STK-16 a line is the sum of what each has counted of it: one by one, or as a number that replaces their own', () => {
  const marks = [mark({ units: 2 }), mark({ by: 'bo', units: 5 }), mark({}), mark({ by: 'bo', kind: 'set', units: 4 })]
  expect(tally(marks)).toMatchObject({ round: 1, units: 7, byWhom: new Map(Object.entries({ ana: 3, bo: 4 })) })
  expect(tally([...marks, mark({ round: 2, kind: 'set', units: 6, by: 'bo' })])).toMatchObject({ round: 2, units: 6 })
  expect(tally([])).toBeNull()
})

test('STK-15 what moved before the count is in it, and what moved after it is not', () => {
  const marks = [mark({ kind: 'set', units: 8, at: at(10) })]
  expect(judge(marks, { quantity: 7, moved: [{ delta: -2, at: at(20) }] })).toEqual({ expected: 9, difference: -1, needsSecond: false })
  expect(judge(marks, { quantity: 7, moved: [{ delta: -2, at: at(5) }] })).toMatchObject({ expected: 7, difference: 1 })
})

test('STK-17 more than 5 units, or more than NT$2,000 at cost, asks for a second count, which decides', () => {
  const set = (units: number, round = 1) => [mark({ kind: 'set', units, round })]
  expect([5, 4, 15, 16].map((units) => judge(set(units), { quantity: 10 }).needsSecond)).toEqual([false, true, false, true])
  expect([98, 97].map((units) => judge(set(units), { quantity: 100, averageCents: 100_000 }).needsSecond)).toEqual([false, true])
  expect(judge(set(0, 2), { quantity: 100, averageCents: 100_000 })).toMatchObject({ difference: -100, needsSecond: false })
})

test('STK-15 what was counted before and after the same goods moved is counted once more, unless it agrees', () => {
  const marks = [mark({ units: 4, at: at(0) }), mark({ units: 4, at: at(10) })]
  const moved = [{ delta: -1, at: at(5) }]
  expect(judge(marks, { quantity: 7, moved }).needsSecond).toBe(true)
  expect(judge(marks, { quantity: 8, moved }).needsSecond).toBe(false)
})

test('STK-15 whatever moves before and after, what is booked brings the ledger to what lies there', () => {
  const anyMoved = fc.record({ delta: fc.integer({ min: -9, max: 9 }), at: fc.integer({ min: 0, max: 59 }).map(at) })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 59 }), fc.array(anyMoved), (found, minute, moved) => {
      const after = moved.filter((each) => each.at > at(minute)).reduce((sum, { delta }) => sum + delta, 0)
      const quantity = 20 + moved.reduce((sum, { delta }) => sum + delta, 0)
      const { difference } = judge([mark({ kind: 'set', units: found, at: at(minute) })], { quantity, moved })
      expect(quantity + difference).toBe(found + after)
    }),
  )
})
