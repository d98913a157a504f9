import fc from 'fast-check'
import { expect, test } from 'vitest'
import { laterDay } from './calendar.ts'
import { laterMonth, monthOf, weeksOf } from './month.ts'

test('a month has its days once each, in order, on their weekdays', () => {
  expect(weeksOf('2026-02')).toEqual([1, 8, 15, 22].map((first) => Array.from({ length: 7 }, (_, day) => `2026-02-${pad(first + day)}`)))
  expect(weeksOf('2026-11')[0]).toEqual(Array.from({ length: 7 }, (_, day) => `2026-11-${pad(1 + day)}`))
  expect(weeksOf('2027-05')[0]).toEqual([null, null, null, null, null, null, '2027-05-01'])
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${pad(number)}`
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
      expect(days).toEqual(days.map((_, index) => laterDay(`${month}-01`, index)))
      expect(laterDay(days.at(-1) ?? '', 1)).toBe(`${laterMonth(month, 1)}-01`)
    }),
  )
})

test('months follow each other over the years, and a month begins at midnight in Taipei', () => {
  expect([laterMonth('2026-12', 1), laterMonth('2026-01', -1), laterMonth('2026-11', 0)]).toEqual(['2027-01', '2025-12', '2026-11'])
  expect([monthOf(new Date('2026-11-30T15:59:59Z')), monthOf(new Date('2026-11-30T16:00:00Z'))]).toEqual(['2026-11', '2026-12'])
})

const pad = (number: number) => String(number).padStart(2, '0')
