/** Days are calendar days of Taipei. Taiwan has kept UTC+8 without summer time since 1979. */
const taipeiOffsetMs = 8 * 3_600_000
const dayMs = 86_400_000

/** A calendar day of Taipei, as YYYY-MM-DD. */
export type Day = string

export function taipeiDay(moment: Date): Day {
  return new Date(moment.getTime() + taipeiOffsetMs).toISOString().slice(0, 10)
}

/** The first moment of that day in Taipei. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+08:00`)
}

/** The hour on the clocks of Taipei, 0 to 23. */
export function hourInTaipei(moment: Date): number {
  return (moment.getUTCHours() + 8) % 24
}

/** The last second of that day in Taipei: 23:59:59. */
export function endOfDay(day: Day): Date {
  return new Date(`${day}T23:59:59+08:00`)
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

export function laterDay(day: Day, days: number): Day {
  return taipeiDay(addDays(endOfDay(day), days))
}

export function lastDayOfMonth(day: Day): Day {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Whether a time window with open ends holds the moment. The end itself is outside. */
export function isWithin(moment: Date, { starts_at, ends_at }: { starts_at: Date; ends_at: Date | null }): boolean {
  return starts_at <= moment && (ends_at === null || moment < ends_at)
}
