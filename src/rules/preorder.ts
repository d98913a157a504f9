import { laterDay, type Day } from './calendar.ts'
import { preorderDays, specialPeriodDays } from './constants.ts'

/** Holidays and the like, first and last day; a setting. */
export type SpecialPeriod = { from: Day; to: Day }

/** Days from which and until which goods that are ordered today are sent. */
export type PreorderWindow = { least: number; most: number; from: Day; to: Day; isSpecial: boolean }

/** Preorder goods are sent 7 to 21 days later; a special period adds 7 to 14 days (D-75). */
export function preorderWindow(today: Day, periods: readonly SpecialPeriod[]): PreorderWindow {
  const isSpecial = periods.some(({ from, to }) => from <= today && today <= to)
  const least = preorderDays.least + (isSpecial ? specialPeriodDays.least : 0)
  const most = preorderDays.most + (isSpecial ? specialPeriodDays.most : 0)
  return { least, most, from: laterDay(today, least), to: laterDay(today, most), isSpecial }
}
