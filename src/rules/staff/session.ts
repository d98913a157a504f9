import { addMinutes } from '#rules/calendar.ts'

const hour = 60

/** How long a session of the office lasts in minutes: without a call, and in any case; shorter where others use the browser too (ACC-26). */
export const sessionMinutes = {
  own: { idle: 8 * hour, whole: 7 * 24 * hour },
  shared: { idle: 30, whole: 12 * hour },
} as const

type Began = { shared: boolean; startedAt: Date; lastSeenAt: Date }

export function sessionEndsAt({ shared, startedAt, lastSeenAt }: Began): Date {
  const { idle, whole } = sessionMinutes[shared ? 'shared' : 'own']
  const [idleEnd, wholeEnd] = [addMinutes(lastSeenAt, idle), addMinutes(startedAt, whole)]
  return idleEnd < wholeEnd ? idleEnd : wholeEnd
}
