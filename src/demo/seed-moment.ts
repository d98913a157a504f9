import { laterDay, taipeiDay } from '#rules/calendar.ts'

/** A time of day in Taipei some days before the seeding, or some minutes before it. */
export type SeedMoment = { daysAgo: number; at: string } | { minutesAgo: number }

export function momentOf(moment: SeedMoment, now: Date): Date {
  if ('minutesAgo' in moment) return new Date(now.getTime() - moment.minutesAgo * 60_000)
  return dayAndTime(laterDay(taipeiDay(now), -moment.daysAgo), moment.at)
}

/** So many days after that moment's day in Taipei, at that time there. */
export function momentAfter(moment: Date, { day, at }: { day: number; at: string }): Date {
  return dayAndTime(laterDay(taipeiDay(moment), day), at)
}

function dayAndTime(day: string, at: string): Date {
  return new Date(`${day}T${at}:00+08:00`)
}
