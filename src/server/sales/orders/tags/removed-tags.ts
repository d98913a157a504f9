import type { Removed, RemovedAsked } from '#rules/staff/put-away.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteRemovedTags, listRemovedTagRows } from './tag-store.ts'

/** Tags that were taken off orders and can be put on them again (NAV-18). */
export async function listRemovedTags({ database: { db } }: Pick<Shop, 'database'>, asked: RemovedAsked): Promise<Removed[]> {
  const rows = await listRemovedTagRows(db, asked)
  return rows.map(({ id, name, order, removed_at: at, removed_by: by }) => ({ id, name: { zh: name, en: name }, order, at, by }))
}

/** Which tags were taken off before is not kept. */
export async function forgetRemovedTags({ database: { db } }: Pick<Shop, 'database'>, before: Date): Promise<void> {
  await deleteRemovedTags(db, before)
}
