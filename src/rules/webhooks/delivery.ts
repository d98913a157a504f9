import { addDays } from '#rules/calendar.ts'

const [minute, hour] = [60, 3600]

/** How many seconds after each try that was not heard the next one follows (ACC-54). */
export const pausesBetweenTries = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour] as const

/** When to try again after so many tries that were not heard; null when that was the last one. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const seconds = pausesBetweenTries[tries - 1]
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

/** Whether an answer says that the delivery was heard. */
export function isHeard(status: number): boolean {
  return status >= 200 && status < 300
}

/** So long a webhook may hear nothing at all before it is paused (ACC-55). */
export const failingDays = 3
/** So long what happens meanwhile is kept for a webhook that is paused. */
export const keptDays = 14
/** So long the log of deliveries and tries is kept (ACC-56). */
export const loggedDays = 30

/** `failingSince`: the first try that was not heard, of those without one in between that was. */
export function isToBePaused(failingSince: Date, now: Date): boolean {
  return now >= addDays(failingSince, failingDays)
}

/** For so long the secret before signs beside the new one (ACC-51). */
export function oldSecretUntil(now: Date): Date {
  return addDays(now, 1)
}
