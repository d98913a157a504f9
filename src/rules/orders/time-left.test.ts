import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-21T04:00:00Z')
const at = (time: string) => timeLeft(new Date(time), now)

test('ORD-04 PAY-10 a deadline tells how long is left of it', () => {
  expect(at('2026-11-24T15:59:59Z')).toEqual({ days: 3, hours: 11, minutes: 59 })
  expect(at('2026-11-21T04:30:00Z')).toEqual({ days: 0, hours: 0, minutes: 30 })
  expect(at('2026-11-21T04:00:59Z')).toEqual({ days: 0, hours: 0, minutes: 0 })
  expect([at('2026-11-21T04:00:00Z'), at('2026-11-20T04:00:00Z')]).toEqual([null, null])
})

test('what is told is never more than is left, and never a minute less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 * 86_400_000 }), (ms) => {
      const left = timeLeft(new Date(now.getTime() + ms), now)
      const told = left ? ((left.days * 24 + left.hours) * 60 + left.minutes) * 60_000 : 0
      expect(told <= ms && ms - told < 60_000).toBe(true)
    }),
  )
})
