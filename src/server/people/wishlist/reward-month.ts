import { taipeiDay, type Day } from '#rules/calendar.ts'

/** The month of Taipei in which sharing earns one code, by its first day (D-29). */
export function rewardMonth(now: Date): Day {
  return `${taipeiDay(now).slice(0, 7)}-01`
}
