/** What is left of a deadline, in whole days, hours and minutes. */
export type TimeLeft = { days: number; hours: number; minutes: number }

/** Null once the deadline has passed. */
export function timeLeft(deadline: Date, now: Date): TimeLeft | null {
  const ms = deadline.getTime() - now.getTime()
  if (ms <= 0) return null
  const minutes = Math.floor(ms / 60_000)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
