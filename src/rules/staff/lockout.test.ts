import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { afterFailure, isPasswordLocked, noFailures, type Failures } from './lockout.ts'

const noon = new Date('2026-05-01T12:00:00+08:00')
const at = (minutes: number) => addMinutes(noon, minutes)
/** Wrong passwords at these minutes, one after the other. */
const failing = (minutes: readonly number[], before: Failures = noFailures) =>
  minutes.reduce((failures, minute) => afterFailure(failures, at(minute)), before)

test('ACC-22 the fifth failure within fifteen minutes locks for one minute, the fourth does not', () => {
  expect(failing([0, 1, 2, 3]).lockedUntil).toBeNull()
  expect(failing([0, 1, 2, 3, 4]).lockedUntil).toEqual(at(5))
  expect(failing([0, 4, 8, 12, 14.9]).lockedUntil).toEqual(at(15.9))
  expect(failing([0, 4, 8, 12, 15]).lockedUntil).toBeNull()
  // The first one has been forgotten, the other four have not.
  expect(failing([0, 14, 14, 14, 15, 16]).lockedUntil).toEqual(at(17))
})

test('ACC-22 each further failure doubles the lock, up to an hour; a quarter of an hour without one begins anew', () => {
  let failures = failing([0, 0, 0, 0, 0])
  const minutes: number[] = []
  for (let lock = 0; lock < 8; lock++) {
    const until = failures.lockedUntil ?? noon
    failures = afterFailure(failures, until)
    minutes.push(((failures.lockedUntil ?? until).getTime() - until.getTime()) / 60_000)
  }
  expect(minutes).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
  const quiet = addMinutes(failures.lockedUntil ?? noon, 15)
  expect(afterFailure(failures, quiet)).toEqual({ failedAt: [quiet], locks: 0, lockedUntil: null })
})

test('ACC-22 D-102 no lock is for good, whatever strangers do', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 })
  fc.assert(
    fc.property(pauses, (waits) => {
      let [now, failures] = [noon, noFailures]
      for (const wait of waits) {
        now = addMinutes(now, wait)
        if (!isPasswordLocked(failures, now)) failures = afterFailure(failures, now)
        expect(isPasswordLocked(failures, addMinutes(now, 60))).toBe(false)
        expect(failures.failedAt.length).toBeLessThanOrEqual(5)
      }
    }),
  )
})
