import type { Language } from '#rules/locale.ts'
import { formatDate, formatDateTime } from './format.ts'

/** Until when something lasts: a day that it lasts to the end of goes without its time. */
export function formatUntil(end: string, language: Language): string {
  const minuteOfDay = Math.floor(Date.parse(end) / 60_000 + taipeiMinutes) % minutesOfDay
  return minuteOfDay === minutesOfDay - 1 ? formatDate(end, language) : formatDateTime(end, language)
}

const minutesOfDay = 24 * 60
/** How far the clocks of Taipei are ahead of UTC. */
const taipeiMinutes = 8 * 60
