import { laterDay, type Day } from '#rules/calendar.ts'

/** Holidays and the like, first and last day. */
export type SpecialPeriod = { from: Day; to: Day }

/** Days from order to dispatch of pre-order goods, and what a special period adds to them (D-75). */
export type PreorderTerms = {
  ships_from_days: number
  ships_to_days: number
  special_adds_from_days: number
  special_adds_to_days: number
  special_periods: readonly SpecialPeriod[]
}

/** Days from order to dispatch of what is ordered today: more in a special period, which is one for whoever orders on its days (D-75). */
export function preorderDays(today: Day, terms: PreorderTerms): { least: number; most: number } {
  const isSpecial = terms.special_periods.some(({ from, to }) => from <= today && today <= to)
  if (!isSpecial) return { least: terms.ships_from_days, most: terms.ships_to_days }
  return { least: terms.ships_from_days + terms.special_adds_from_days, most: terms.ships_to_days + terms.special_adds_to_days }
}

/** Days on which pre-order goods are sent, the first and the last. */
export type PreorderWindow = { from: Day; to: Day }

/** When pre-order goods are sent that are ordered today. `arrivesOn`: the day before which they are not in the house (STK-20). */
export function preorderWindow(today: Day, terms: PreorderTerms, arrivesOn: Day | null = null): PreorderWindow {
  const { least, most } = preorderDays(today, terms)
  const from = latestOf([laterDay(today, least), arrivesOn]) ?? today
  return { from, to: laterDay(from, most - least) }
}

/** The latest of days of which some may not be known; null when none is. */
export function latestOf(days: readonly (Day | null | undefined)[]): Day | null {
  return days.reduce<Day | null>((latest, day) => (day && (latest === null || day > latest) ? day : latest), null)
}
