import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isToldElsewhere, joinTimeline, timelineKinds, type Happened } from './timeline.ts'

const happened = fc.record({
  at: fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1000)),
  kind: fc.constantFrom(...timelineKinds),
  id: fc.nat(1000),
})

test('nothing is lost, and nothing stands before what came later', () => {
  fc.assert(
    fc.property(fc.array(fc.array(happened)), (kinds) => {
      const joined = joinTimeline<Happened>(...kinds)
      expect(joined).toHaveLength(kinds.flat().length)
      const moments = joined.map(({ at }) => at.getTime())
      expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    }),
  )
})

test('it reads the same, however its parts were found', () => {
  fc.assert(
    fc.property(fc.uniqueArray(happened, { selector: ({ kind, id }) => `${kind} ${id}` }), (entries) => {
      expect(joinTimeline<Happened>(entries)).toEqual(joinTimeline<Happened>(entries.toReversed()))
    }),
  )
})

test('what has a table of its own is not told twice', () => {
  expect(['order-start-picking', 'hold-order', 'add-note', 'resend-letter'].every(isToldElsewhere)).toBe(true)
  expect(['change-tags', 'assign-order', 'remove-note', 'mark-risk'].some(isToldElsewhere)).toBe(false)
})
