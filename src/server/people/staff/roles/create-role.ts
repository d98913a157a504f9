import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { readHolds } from '#rules/staff/roles.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createRoleRow } from '../store.ts'

/** `holds`: the share by the name of the permission, as it was written. */
export type NewRole = { name: { zh: string; en: string }; holds: unknown; actor: Actor }

/** A role of the owner's own, from any permissions but those for owners alone (ACC-31). Answers its id. */
export async function createRole(shop: Shop, { name, holds, actor }: NewRole): Promise<Result<number, { code: 'role_refused' }>> {
  const known = readHolds(holds)
  if (name.zh === '' || name.en === '' || !known) return refuse({ code: 'role_refused' })
  const shares = Object.fromEntries(known)
  return shop.database.transaction(async (tx) => {
    const id = await createRoleRow(tx, { name, holds: shares })
    const after = { name, holds: shares }
    await writeAuditEntry(tx, { actor, verb: 'create-role', subject: `role ${id}`, before: null, after, now: shop.now() })
    return ok(id)
  })
}
