import { parseCronItem } from 'graphile-worker'

const minuteMs = 60_000
const dayMinutes = 24 * 60
/** A job that is due on the 29 February alone is not found, and none is. */
const mostMinutes = 366 * dayMinutes

/** When a job of the clock is due next, after this moment. `when`: its five fields of cron, in UTC. Null when not within a year. */
export function nextRun(when: string, after: Date): Date | null {
  const { match } = parseCronItem({ task: 'asked', match: when })
  const first = Math.floor(after.getTime() / minuteMs) + 1
  for (let minute = first; minute < first + mostMinutes; minute++) {
    const at = new Date(minute * minuteMs)
    const [min, hour, date] = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate()]
    if (match({ min, hour, date, month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) return at
  }
  return null
}
