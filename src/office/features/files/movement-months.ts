import { lastDayOfMonth, laterDay, type Day } from '#rules/calendar.ts'

/** So many months can be chosen: a company keeps its books for ten years. */
const monthsBack = 120

type Month = { /** `2026-11`. */ name: string; from: Day; until: Day }

/** The month of a day and those before it, the newest first. */
export function monthsUntil(today: Day): Month[] {
  const months: Month[] = []
  for (let day = today; months.length < monthsBack;) {
    const from = `${day.slice(0, 7)}-01`
    months.push({ name: day.slice(0, 7), from, until: lastDayOfMonth(day) })
    day = laterDay(from, -1)
  }
  return months
}
