import { addMinutes } from '#rules/calendar.ts'

/** What is known of the wrong passwords of one account. `locks`: how often in a row it was locked. */
export type Failures = { failedAt: readonly Date[]; locks: number; lockedUntil: Date | null }

export const noFailures: Failures = { failedAt: [], locks: 0, lockedUntil: null }

/** So many failures within so many minutes lock the password (ACC-22). */
export const failuresToLock = 5
export const failureMinutes = 15
const longestLockMinutes = 60
/** So many wrong codes of a second factor end a sign-in (ACC-23). */
export const mostWrongCodes = 5

export function isPasswordLocked({ lockedUntil }: Pick<Failures, 'lockedUntil'>, now: Date): boolean {
  return lockedUntil !== null && now < lockedUntil
}

/**
 * After one more wrong password that was really compared; what is tried while it is locked does not count. The first lock
 * holds for a minute, each further failure doubles it up to an hour; a quarter of an hour without one begins anew. Only
 * the password is ever locked, so nobody is shut out by strangers (D-102).
 */
export function afterFailure(before: Failures, now: Date): Failures {
  const { locks, lockedUntil } = before
  const failedAt = [...before.failedAt.filter((at) => now < addMinutes(at, failureMinutes)), now].slice(-failuresToLock)
  if (lockedUntil !== null && now < addMinutes(lockedUntil, failureMinutes)) return locked({ failedAt, locks: locks + 1 }, now)
  return failedAt.length < failuresToLock ? { failedAt, locks: 0, lockedUntil: null } : locked({ failedAt, locks: 1 }, now)
}

function locked({ failedAt, locks }: Omit<Failures, 'lockedUntil'>, now: Date): Failures {
  const minutes = Math.min(longestLockMinutes, 2 ** Math.min(locks - 1, 6))
  return { failedAt, locks, lockedUntil: addMinutes(now, minutes) }
}
