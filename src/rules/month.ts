import { lastDayOfMonth, taipeiDay, type Day } from './calendar.ts'

/** A month by the calendar of Taipei, as YYYY-MM. */
export type Month = string

/** Of the years that a shop plans in. */
export function isMonth(word: unknown): word is Month {
  return typeof word === 'string' && /^2[01]\d\d-(?:0[1-9]|1[0-2])$/.test(word)
}

export function monthOf(moment: Date): Month {
  return taipeiDay(moment).slice(0, 7)
}

export const firstDayOf = (month: Month): Day => `${month}-01`

/** The month so many months later, or earlier where it is less than 0. */
export function laterMonth(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Its weeks from Sunday to Saturday, as calendars in Taiwan show them; null stands for days of other months. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = Number(lastDayOfMonth(firstDayOf(month)).slice(8))
  const before = new Date(`${firstDayOf(month)}T00:00:00Z`).getUTCDay()
  const weeks = Math.ceil((before + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}
