import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { afterTold, takeNoticeTurn, type NoticeTurn } from './notice-turn.ts'

const start = new Date('2026-11-26T02:00:00Z')
const fresh: NoticeTurn = { seen: 0, together: 0, left: 0, nextAt: null }

/** What is told at each of these looks, when more people wait than are ever told. */
function toldAt(looks: readonly { minute: number; free: number }[]): number[] {
  let turn = fresh
  return looks.map(({ minute, free }) => {
    const now = addMinutes(start, minute)
    const taken = takeNoticeTurn(turn, { free, now })
    turn = afterTold(taken.turn, { told: taken.tell, now })
    return taken.tell
  })
}

test.each([
  [
    'three for each unit, in three groups',
    [
      [0, 2],
      [1, 2],
      [29, 2],
      [30, 2],
      [60, 2],
      [90, 2],
    ],
    [2, 0, 0, 2, 2, 0],
  ],
  [
    'nobody once it is sold out again',
    [
      [0, 2],
      [30, 0],
      [60, 0],
    ],
    [2, 0, 0],
  ],
  [
    'from the start when it comes again',
    [
      [0, 2],
      [10, 0],
      [20, 1],
      [50, 1],
      [80, 1],
      [110, 1],
    ],
    [2, 0, 1, 1, 1, 0],
  ],
  [
    'what was sold does not count as having come',
    [
      [0, 3],
      [30, 1],
      [60, 1],
    ],
    [3, 1, 1],
  ],
  [
    'more that comes meanwhile adds to it',
    [
      [0, 1],
      [10, 3],
      [30, 3],
      [60, 3],
      [90, 3],
    ],
    [1, 0, 3, 3, 2],
  ],
] as const)('GRW-10 %s', (_, looks, told) => {
  expect(toldAt(looks.map(([minute, free]) => ({ minute, free })))).toEqual(told)
})

test('GRW-10 never more than three for each unit that came, however often it is looked at', () => {
  const looks = fc.array(fc.record({ after: fc.integer({ min: 1, max: 45 }), free: fc.integer({ min: 0, max: 6 }) }), { maxLength: 40 })
  fc.assert(
    fc.property(looks, (steps) => {
      let minute = 0
      const at = steps.map(({ after, free }) => ({ minute: (minute += after), free }))
      const came = at.reduce((sum, { free }, place) => sum + Math.max(0, free - (at[place - 1]?.free ?? 0)), 0)
      const told = toldAt(at).reduce((sum, count) => sum + count, 0)
      expect(told).toBeLessThanOrEqual(3 * came)
    }),
  )
})
