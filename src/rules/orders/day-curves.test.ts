import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOfDay } from '../calendar.ts'
import { drawDayCurves, firstDayOfCurves, type SoldInHour } from './day-curves.ts'

/** Tuesday, 14:20 in Taipei. */
const now = new Date('2026-11-24T06:20:00Z')
const at = (hour: string): Date => new Date(`${hour}:00:00+08:00`)

test('an hour stands where the clocks of Taipei have it, today beside the same weekday of last week', () => {
  const { hours, days } = drawDayCurves(
    [
      { hour: at('2026-11-24T00'), orders: 1, goods: 390 },
      { hour: at('2026-11-24T14'), orders: 2, goods: 1280 },
      { hour: at('2026-11-17T23'), orders: 3, goods: 900 },
      { hour: at('2026-11-23T23'), orders: 4, goods: 100 },
      { hour: at('2026-10-27T23'), orders: 5, goods: 50 },
    ],
    now,
  )
  expect(hours).toHaveLength(24)
  expect(hours[0]).toEqual({ hour: 0, today: { orders: 1, goods: 390 }, last_week: { orders: 0, goods: 0 } })
  expect(hours[13]?.today).toEqual({ orders: 0, goods: 0 })
  expect(hours[14]?.today).toEqual({ orders: 2, goods: 1280 })
  expect(hours[15]?.today, 'it has not begun').toBeNull()
  expect(hours[23]).toEqual({ hour: 23, today: null, last_week: { orders: 3, goods: 900 } })
  expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))])
  expect([days[0]?.day, days.at(-1)]).toEqual(['2026-10-28', { day: '2026-11-24', orders: 3, goods: 1670 }])
  expect(days.at(-2)).toEqual({ day: '2026-11-23', orders: 4, goods: 100 })
})

test('what the days have sold is what their hours have sold, to the last dollar', () => {
  const first = startOfDay(firstDayOfCurves(now)).getTime()
  const hour = fc.record({
    hour: fc.integer({ min: 0, max: 28 * 24 - 1 }).map((place) => new Date(first + place * 3_600_000)),
    orders: fc.nat(100),
    goods: fc.nat(1_000_000),
  })
  fc.assert(
    fc.property(fc.array(hour), (sold: SoldInHour[]) => {
      const total = sold.reduce((sum, { goods }) => sum + goods, 0)
      const { days, hours } = drawDayCurves(sold, now)
      expect(days.reduce((sum, { goods }) => sum + goods, 0)).toBe(total)
      const untilNow = hours.reduce((sum, { today }) => sum + (today?.goods ?? 0), 0)
      expect(untilNow).toBeLessThanOrEqual(days.at(-1)?.goods ?? 0)
    }),
  )
})
