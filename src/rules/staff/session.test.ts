import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { sessionEndsAt } from './session.ts'

const noon = new Date('2026-05-01T12:00:00+08:00')

test('a session of the office ends after eight hours of silence and after seven days at the latest; sooner where others use the browser', () => {
  const ends = (shared: boolean, seenAfterMinutes: number) =>
    sessionEndsAt({ shared, startedAt: noon, lastSeenAt: addMinutes(noon, seenAfterMinutes) })
  expect(ends(false, 0)).toEqual(addMinutes(noon, 8 * 60))
  expect(ends(false, 6.9 * 24 * 60)).toEqual(addMinutes(noon, 7 * 24 * 60))
  expect(ends(true, 0)).toEqual(addMinutes(noon, 30))
  expect(ends(true, 11.9 * 60)).toEqual(addMinutes(noon, 12 * 60))
})
