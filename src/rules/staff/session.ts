import { addMinutes } from '#rules/calendar.ts'

/**
 * How long a session of the office lasts in minutes: without a call, and in any case; of its own where others use the browser too
 * (ACC-26).
 */
export type OfficeSessionTerms = {
  idle_minutes: number
  longest_minutes: number
  shared_idle_minutes: number
  shared_longest_minutes: number
}

const hour = 60

/** What holds until the owner makes it shorter; nobody can make it longer. */
export const longestOfficeSessions: OfficeSessionTerms = {
  idle_minutes: 8 * hour,
  longest_minutes: 7 * 24 * hour,
  shared_idle_minutes: 30,
  shared_longest_minutes: 12 * hour,
}

/** A second factor is fresh until it is older than this (ACC-29). */
const freshMinutes = 10

export function isFresh(steppedUpAt: Date | null, now: Date): boolean {
  return steppedUpAt !== null && now <= addMinutes(steppedUpAt, freshMinutes)
}

type Began = { shared: boolean; startedAt: Date; lastSeenAt: Date }

export function sessionEndsAt({ shared, startedAt, lastSeenAt }: Began, terms: OfficeSessionTerms): Date {
  const [idle, longest] = shared ? [terms.shared_idle_minutes, terms.shared_longest_minutes] : [terms.idle_minutes, terms.longest_minutes]
  const [idleEnd, wholeEnd] = [addMinutes(lastSeenAt, idle), addMinutes(startedAt, longest)]
  return idleEnd < wholeEnd ? idleEnd : wholeEnd
}
