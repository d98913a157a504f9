import { expect, test } from 'vitest'
import { endOfDay, isWithin, lastDayOfMonth, laterDay, taipeiDay } from './calendar.ts'

test('a day begins at midnight in Taipei', () => {
  expect(taipeiDay(new Date('2026-03-31T15:59:59Z'))).toBe('2026-03-31')
  expect(taipeiDay(new Date('2026-03-31T16:00:00Z'))).toBe('2026-04-01')
  expect(endOfDay('2026-03-31').toISOString()).toBe('2026-03-31T15:59:59.000Z')
})

test.each([
  ['2026-02-10', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, last) => {
  expect(lastDayOfMonth(day)).toBe(last)
})

test('days are counted over the end of a year', () => {
  expect(laterDay('2025-12-30', 3)).toBe('2026-01-02')
})

test('a window holds its beginning and not its end', () => {
  const march = { starts_at: new Date('2026-03-01'), ends_at: new Date('2026-04-01') }
  expect(isWithin(march.starts_at, march)).toBe(true)
  expect(isWithin(march.ends_at, march)).toBe(false)
  expect(isWithin(new Date('2030-01-01'), { ...march, ends_at: null })).toBe(true)
})
