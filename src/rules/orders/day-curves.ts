import { hourInTaipei, laterDay, taipeiDay, type Day } from '../calendar.ts'
import type { Twd } from '../money.ts'

/** What was sold in an hour or on a day: orders that first stood in it, and their goods after discounts. */
export type Sold = { orders: number; goods: Twd }
export type SoldInHour = Sold & { hour: Date }

export type DayCurves = {
  /** The hours of a day in Taipei; of today null where they have not begun. */
  hours: readonly { hour: number; today: Sold | null; last_week: Sold }[]
  /** Each day of four weeks, today the last of them. */
  days: readonly (Sold & { day: Day })[]
}

/** So many days have a curve, today among them. */
export const daysOfCurve = 28
const weekDays = 7
const hoursOfDay = 24

/** The first day whose hours the curves need. */
export function firstDayOfCurves(now: Date): Day {
  return laterDay(taipeiDay(now), 1 - daysOfCurve)
}

/** Today and the same weekday of last week by hour, and four weeks by day (TDY-07). An hour that is not named has sold nothing. */
export function drawDayCurves(sold: readonly SoldInHour[], now: Date): DayCurves {
  const today = taipeiDay(now)
  const onDay = (day: Day) => sold.filter(({ hour }) => taipeiDay(hour) === day)
  const inHour = (rows: readonly SoldInHour[], hour: number) => sumOf(rows.filter((row) => hourInTaipei(row.hour) === hour))
  const [ofToday, ofLastWeek] = [onDay(today), onDay(laterDay(today, -weekDays))]
  return {
    hours: Array.from({ length: hoursOfDay }, (_, hour) => ({
      hour,
      today: hour <= hourInTaipei(now) ? inHour(ofToday, hour) : null,
      last_week: inHour(ofLastWeek, hour),
    })),
    days: Array.from({ length: daysOfCurve }, (_, place) => {
      const day = laterDay(firstDayOfCurves(now), place)
      return { day, ...sumOf(onDay(day)) }
    }),
  }
}

function sumOf(rows: readonly Sold[]): Sold {
  return rows.reduce((sum, { orders, goods }) => ({ orders: sum.orders + orders, goods: sum.goods + goods }), { orders: 0, goods: 0 })
}
