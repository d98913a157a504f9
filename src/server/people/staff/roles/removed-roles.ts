import type { Removed, RemovedAsked } from '#rules/staff/put-away.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteRemovedRoles, listRemovedRoleRows } from './role-store.ts'

/** Roles that were put away and can be had back (NAV-18). */
export async function listRemovedRoles({ database: { db } }: Pick<Shop, 'database'>, asked: RemovedAsked): Promise<Removed[]> {
  const rows = await listRemovedRoleRows(db, asked)
  return rows.map(({ id, name_zh: zh, name_en: en, removed_at, removed_by: by }) => {
    return { id, name: { zh, en }, order: null, at: removed_at ?? asked.since, by }
  })
}

/** Roles that were put away before are gone for good; nobody has had one since. */
export async function forgetRemovedRoles({ database: { db } }: Pick<Shop, 'database'>, before: Date): Promise<void> {
  await deleteRemovedRoles(db, before)
}
