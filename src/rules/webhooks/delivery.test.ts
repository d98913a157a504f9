import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { isHeard, isToBePaused, nextTryAt } from './delivery.ts'

const noon = new Date('2026-05-01T12:00:00+08:00')

test('ACC-54 what was not heard is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const seconds = tries.map((made) => nextTryAt(made, noon)).map((next) => next && (next.getTime() - noon.getTime()) / 1000)
  const hour = 3600
  expect(seconds).toEqual([5, 300, 1800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour, null])
})

test('ACC-54 only an answer of 2xx says that somebody has heard', () => {
  const statuses = fc.integer({ min: 100, max: 599 })
  fc.assert(fc.property(statuses, (status) => void expect(isHeard(status)).toBe(Math.floor(status / 100) === 2)))
})

test('ACC-55 three days without one that was heard are enough, a moment less is not', () => {
  expect(isToBePaused(noon, new Date(addDays(noon, 3).getTime() - 1))).toBe(false)
  expect(isToBePaused(noon, addDays(noon, 3))).toBe(true)
})

test('a delivery that nobody ever hears is tried long enough for its webhook to be paused', () => {
  let now = noon
  for (let made = 1; ; made += 1) {
    const next = nextTryAt(made, now)
    if (!next) break
    now = next
  }
  expect(isToBePaused(noon, now)).toBe(true)
})
