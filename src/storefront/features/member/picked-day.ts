import { daysInMonth } from '#rules/members/birthday.ts'
import type { Day } from '#rules/calendar.ts'

/** What has been chosen in the three lists so far. */
export type Picked = { year: number | null; month: number | null; day: number | null }

/** A day that the chosen month does not have is no longer chosen. */
export function keepInMonth(picked: Picked): Picked {
  return picked.day !== null && picked.day > daysInMonth(picked) ? { ...picked, day: null } : picked
}

/** The day, once all three are chosen (BDY-05). */
export function dayOf({ year, month, day }: Picked): Day | undefined {
  if (year === null || month === null || day === null) return undefined
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
