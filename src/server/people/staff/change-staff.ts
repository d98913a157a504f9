import { DatabaseError } from 'pg'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { mostRoles } from '#rules/staff/roles.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { endSessionsOf } from './signing-in/sign-in-store.ts'
import { findRoleIds, listRoleKeysOf, lockAccount, saveRolesOf, saveSuspended } from './store.ts'

type Change = { staffId: number; actor: Actor }

/** A person who leaves is suspended: their sessions end, their name stays (ACC-35). The last active owner stays (ACC-33). */
export async function suspendStaff(shop: Shop, { staffId, actor }: Change): Promise<Result<null, { code: 'last_owner' }>> {
  const now = shop.now()
  return keepingLastOwner(() =>
    shop.database.transaction(async (tx) => {
      const { suspended } = await lockAccount(tx, staffId)
      if (suspended) return ok(null)
      await saveSuspended(tx, { staffId, at: now })
      await endSessionsOf(tx, { staffId, now })
      await writeAuditEntry(tx, { actor, verb: 'suspend-staff', subject: `staff ${staffId}`, before: null, after: null, now })
      return ok(null)
    }),
  )
}

export async function resumeStaff(shop: Shop, { staffId, actor }: Change): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { suspended } = await lockAccount(tx, staffId)
    if (!suspended) return
    await saveSuspended(tx, { staffId, at: null })
    await writeAuditEntry(tx, { actor, verb: 'resume-staff', subject: `staff ${staffId}`, before: null, after: null, now: shop.now() })
  })
}

export type RolesRefusal = { code: 'last_owner' } | { code: 'role_refused' }

/** Gives a person these roles and no others: one to three, by their keys (ACC-32). Told twice, the second time changes nothing. */
export async function changeRolesOf(
  shop: Shop,
  { staffId, roles, actor }: Change & { roles: readonly string[] },
): Promise<Result<null, RolesRefusal>> {
  const wanted = [...new Set(roles)]
  return keepingLastOwner(() =>
    shop.database.transaction(async (tx) => {
      const roleIds = await findRoleIds(tx, wanted)
      if (!roleIds || roleIds.length > mostRoles) return refuse({ code: 'role_refused' })
      await lockAccount(tx, staffId)
      const before = await listRoleKeysOf(tx, staffId)
      if (before.length === wanted.length && before.every((role) => wanted.includes(role))) return ok(null)
      await saveRolesOf(tx, { staffId, roleIds })
      const change = { before: { roles: before }, after: { roles: wanted } }
      await writeAuditEntry(tx, { actor, verb: 'change-roles', subject: `staff ${staffId}`, ...change, now: shop.now() })
      return ok(null)
    }),
  )
}

/** The database keeps the last owner, also when two are changed at once; here it is told as a refusal. */
async function keepingLastOwner<Refusal>(
  act: () => Promise<Result<null, Refusal>>,
): Promise<Result<null, Refusal | { code: 'last_owner' }>> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'last_owner') return refuse({ code: 'last_owner' })
    throw error
  }
}
