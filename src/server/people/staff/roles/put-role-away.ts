import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isRoleInUse, lockOwnRole, saveRoleRemoved } from './role-store.ts'

type By = { id: number; actor: Actor }

/** Puts a role of an owner's own away, once nobody has it and nobody is invited to it (NAV-18). Told twice, nothing changes. */
export async function putRoleAway(shop: Shop, { id, actor }: By): Promise<Result<null, { code: 'no_such_role' | 'role_in_use' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const role = await lockOwnRole(tx, id)
    if (!role) return refuse({ code: 'no_such_role' })
    if (role.removed_at !== null) return ok(null)
    if (await isRoleInUse(tx, { id, now })) return refuse({ code: 'role_in_use' })
    await saveRoleRemoved(tx, { id, removed: { at: now, by: String(actor.id) } })
    const before = { name: { zh: role.name_zh, en: role.name_en } }
    await writeAuditEntry(tx, { actor, verb: 'remove-role', subject: `role ${id}`, before, after: null, now })
    return ok(null)
  })
}

/** Has a role back that was put away. Told twice, nothing changes. */
export async function restoreRole(shop: Shop, { id, actor }: By): Promise<Result<null, { code: 'no_such_role' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const role = await lockOwnRole(tx, id)
    if (!role) return refuse({ code: 'no_such_role' })
    if (role.removed_at === null) return ok(null)
    await saveRoleRemoved(tx, { id, removed: null })
    const after = { name: { zh: role.name_zh, en: role.name_en } }
    await writeAuditEntry(tx, { actor, verb: 'restore-role', subject: `role ${id}`, before: null, after, now })
    return ok(null)
  })
}
