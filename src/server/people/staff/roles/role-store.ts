import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { RemovedAsked } from '#rules/staff/put-away.ts'

/** A role of an owner's own, held until the transaction ends: nobody is given it meanwhile. */
export async function lockOwnRole(tx: Tx, id: number) {
  return tx
    .selectFrom('roles')
    .where('id', '=', id)
    .where('key', 'is', null)
    .select(['name_zh', 'name_en', 'removed_at'])
    .forUpdate()
    .executeTakeFirst()
}

/** Whether somebody has it, suspended people too, or is invited to it. */
export async function isRoleInUse(tx: Tx, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const held = await tx.selectFrom('staff_roles').where('role_id', '=', id).select('staff_id').limit(1).executeTakeFirst()
  if (held) return true
  const invited = await tx
    .selectFrom('staff_links')
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`${id}::bigint = any (role_ids)`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return invited !== undefined
}

/** `removed`: when and by whom; null puts it back. */
export async function saveRoleRemoved(tx: Tx, { id, removed }: { id: number; removed: { at: Date; by: string } | null }): Promise<void> {
  await tx
    .updateTable('roles')
    .set({ removed_at: removed?.at ?? null, removed_by: removed?.by ?? null })
    .where('id', '=', id)
    .execute()
}

/** Roles that were put away since then, the last first. */
export async function listRemovedRoleRows(db: Kysely<Tables>, { since, before, most }: Omit<RemovedAsked, 'staffId'>) {
  const rows = db
    .selectFrom('roles')
    .where('removed_at', '>', since)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'name_zh', 'name_en', 'removed_at', 'removed_by'])
  if (!before) return rows.execute()
  return rows.where((eb) => eb(eb.refTuple('removed_at', 'id'), '<', eb.tuple(before.at, before.id))).execute()
}

export async function deleteRemovedRoles(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('roles').where('removed_at', '<', before).execute()
}
