import { expect, test } from 'vitest'
import { dayOf, keepInMonth } from './picked-day.ts'

test('BDY-05 there is a day once year, month and day are chosen', () => {
  expect(dayOf({ year: 1994, month: 2, day: 14 })).toBe('1994-02-14')
  expect(dayOf({ year: 1994, month: 2, day: null })).toBeUndefined()
  expect(dayOf({ year: null, month: 2, day: 14 })).toBeUndefined()
})

test('BDY-02 a day that the month does not have has to be chosen again', () => {
  expect(keepInMonth({ year: 1996, month: 2, day: 29 }).day).toBe(29)
  expect(keepInMonth({ year: 1997, month: 2, day: 29 }).day).toBeNull()
  expect(keepInMonth({ year: null, month: 4, day: 31 }).day).toBeNull()
})
