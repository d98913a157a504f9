import type { Day } from '#rules/calendar.ts'
import { birthdayYears } from '#rules/constants.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** The years in which somebody may be born, whole years of Taipei: the hundredth before this one to the tenth (BDY-04). */
export function birthYears(today: Day): { first: number; last: number } {
  const thisYear = Number(today.slice(0, 4))
  return { first: thisYear - birthdayYears.most, last: thisYear - birthdayYears.least }
}

export type BirthdayAsked = { asked: Day; known: Day | null; today: Day }

/** A birthday is told once (D-36), and lies within the years above (BDY-06). */
export function decideBirthday({ asked, known, today }: BirthdayAsked): Result<Day, { code: 'birthdayKept' | 'birthdayRange' }> {
  if (known !== null) return refuse({ code: 'birthdayKept' })
  const { first, last } = birthYears(today)
  const year = Number(asked.slice(0, 4))
  return year < first || year > last ? refuse({ code: 'birthdayRange' }) : ok(asked)
}

/** How many days the month has; 31 as long as the year or the month is not known. */
export function daysInMonth({ year, month }: { year: number | null; month: number | null }): number {
  if (month === null) return 31
  // A leap year stands in for a year that is not known.
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate()
}
