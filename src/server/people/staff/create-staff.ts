import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { mostRoles } from '#rules/staff/roles.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { createStaffRow, findRoleIds, saveRolesOf } from './store.ts'

export type NewPerson = {
  email: string
  name: string
  language: Language
  /** Keys of roles: one to three. */
  roles: readonly string[]
  /** A PHC string; null for who signs in with a passkey. */
  passwordHash: string | null
  /** One of the cast of a demo shop; left out, somebody in earnest. */
  demo?: boolean
  actor: Actor
  now: Date
}

export type CreateRefusal = { code: 'email_taken' } | { code: 'role_refused' }

/** An account of the office, which is never deleted (ACC-35). Answers its id. */
export async function createStaff(
  tx: Tx,
  { roles, actor, now, demo = false, ...person }: NewPerson,
): Promise<Result<number, CreateRefusal>> {
  const roleIds = await findRoleIds(tx, roles)
  if (!roleIds || roleIds.length > mostRoles) return refuse({ code: 'role_refused' })
  const id = await createStaffRow(tx, { ...person, demo, now })
  if (id === null) return refuse({ code: 'email_taken' })
  await saveRolesOf(tx, { staffId: id, roleIds })
  const after = { email: person.email, name: person.name, roles }
  await writeAuditEntry(tx, { actor, verb: 'create-staff', subject: `staff ${id}`, before: null, after, now })
  return ok(id)
}
