import { addMinutes } from '#rules/calendar.ts'

const hour = 60

/** How long a session of the office lasts in minutes: without a call, and in any case; shorter where others use the browser too (ACC-26). */
export const sessionMinutes = {
  own: { idle: 8 * hour, whole: 7 * 24 * hour },
  shared: { idle: 30, whole: 12 * hour },
} as const

/** A second factor is fresh until it is older than this (ACC-29). */
const freshMinutes = 10

export function isFresh(steppedUpAt: Date | null, now: Date): boolean {
  return steppedUpAt !== null && now <= addMinutes(steppedUpAt, freshMinutes)
}

type Began = { shared: boolean; startedAt: Date; lastSeenAt: Date }

export function sessionEndsAt({ shared, startedAt, lastSeenAt }: Began): Date {
  const { idle, whole } = sessionMinutes[shared ? 'shared' : 'own']
  const [idleEnd, wholeEnd] = [addMinutes(lastSeenAt, idle), addMinutes(startedAt, whole)]
  return idleEnd < wholeEnd ? idleEnd : wholeEnd
}
