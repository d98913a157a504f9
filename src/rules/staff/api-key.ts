import { addDays } from '#rules/calendar.ts'
import { permissionNames, permissions, type PermissionName } from './permissions.ts'

/** What a key may hold: nothing that asks a person for a second factor, for another person, or for an owner (ACC-47). */
export const keyScopes: readonly PermissionName[] = permissionNames.filter((name) => {
  const { stepUp, ownerOnly, secondPerson } = permissions[name]
  return !stepUp && !ownerOnly && !secondPerson
})

export function canBeScope(name: string): name is PermissionName {
  return keyScopes.some((known) => known === name)
}

/** For how many days a key may be used, and for how many it is proposed. */
export const keyDays = { least: 1, most: 365, proposed: 90 } as const
export const mostNetworks = 20

/** So many days before its end the owners are written to (ACC-49). */
export const reminderDays = [14, 1] as const

type Lifetime = { createdAt: Date; expiresAt: Date; /** Reminders that went out. */ reminded: readonly number[] }

/**
 * The reminder that is due; null for none. A key that was made for less time has none of those for more; where several are due at once,
 * the one that says how little time is left is enough.
 */
export function dueReminder({ createdAt, expiresAt, reminded }: Lifetime, now: Date): number | null {
  if (now >= expiresAt) return null
  const due = reminderDays.filter((days) => createdAt < addDays(expiresAt, -days) && now >= addDays(expiresAt, -days))
  const last = due.at(-1)
  return last === undefined || reminded.includes(last) ? null : last
}

/** A key that nobody has used for so long is pointed out. */
const idleDays = 60

export function isIdle({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }, now: Date): boolean {
  return now >= addDays(lastUsedAt ?? createdAt, idleDays)
}
