import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { longestOfficeSessions, sessionEndsAt } from './session.ts'

const noon = new Date('2026-05-01T12:00:00+08:00')

test('ACC-26 a session of the office ends after eight hours of silence and after seven days at the latest; sooner where others use the browser', () => {
  const ends = (shared: boolean, seenAfterMinutes: number) =>
    sessionEndsAt({ shared, startedAt: noon, lastSeenAt: addMinutes(noon, seenAfterMinutes) }, longestOfficeSessions)
  expect(ends(false, 0)).toEqual(addMinutes(noon, 8 * 60))
  expect(ends(false, 6.9 * 24 * 60)).toEqual(addMinutes(noon, 7 * 24 * 60))
  expect(ends(true, 0)).toEqual(addMinutes(noon, 30))
  expect(ends(true, 11.9 * 60)).toEqual(addMinutes(noon, 12 * 60))
})

test('ACC-26 whatever the owner sets, no session lasts longer than both of its limits say', () => {
  const minutes = (most: number) => fc.integer({ min: 1, max: most })
  const { idle_minutes, longest_minutes, shared_idle_minutes, shared_longest_minutes } = longestOfficeSessions
  const terms = fc.record({
    idle_minutes: minutes(idle_minutes),
    longest_minutes: minutes(longest_minutes),
    shared_idle_minutes: minutes(shared_idle_minutes),
    shared_longest_minutes: minutes(shared_longest_minutes),
  })
  fc.assert(
    fc.property(terms, fc.boolean(), fc.integer({ min: 0, max: 20_000 }), (set, shared, seenAfter) => {
      const end = sessionEndsAt({ shared, startedAt: noon, lastSeenAt: addMinutes(noon, seenAfter) }, set)
      expect(end <= addMinutes(noon, shared ? set.shared_longest_minutes : set.longest_minutes)).toBe(true)
      expect(end <= addMinutes(noon, seenAfter + (shared ? set.shared_idle_minutes : set.idle_minutes))).toBe(true)
    }),
  )
})
