import type { Removed, RemovedAsked } from '#rules/staff/put-away.ts'
import { listRolesOf } from '#server/people/staff/published/roles-of-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isLead } from './list-views.ts'
import { deleteRemoved, listRemovedViewRows } from './view-store.ts'

/** Views that were put away and that this person may have back (NAV-18, NAV-27). */
export async function listRemovedViews({ database: { db } }: Pick<Shop, 'database'>, asked: RemovedAsked): Promise<Removed[]> {
  const leads = isLead(await listRolesOf(db, asked.staffId))
  const rows = await listRemovedViewRows(db, { ...asked, leads })
  return rows.map(({ id, name, removed_at, removed_by: by }) => {
    return { id, name: { zh: name, en: name }, order: null, at: removed_at ?? asked.since, by }
  })
}

/** Views that were put away before are gone for good. */
export async function forgetRemovedViews({ database: { db } }: Pick<Shop, 'database'>, before: Date): Promise<void> {
  await deleteRemoved(db, before)
}
