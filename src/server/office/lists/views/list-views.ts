import { addDays } from '#rules/calendar.ts'
import { daysPutAway } from '#rules/staff/put-away.ts'
import { listRoles, listRolesOf } from '#server/people/staff/published/roles-of-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listColumns, viewQuery } from './view-shapes.ts'
import { findColumns, listViewRows, type Page } from './view-store.ts'

/** Views that somebody sees of a list, how its columns stand for them, and the roles that a view can be for. */
export async function listViews(shop: Shop, { page, staffId }: { page: Page; staffId: number }) {
  const { db } = shop.database
  const mine = await listRolesOf(db, staffId)
  const roleIds = mine.map(({ id }) => id)
  const rows = await listViewRows(db, { page, staffId, roleIds, removedSince: addDays(shop.now(), -daysPutAway) })
  const leads = isLead(mine)
  const roles = await listRoles(db)
  return {
    views: rows.map(({ id, name, query, columns, owner_id, role_ids, version, removed_at, by }) => ({
      id,
      name,
      query: viewQuery.parse(query),
      columns: columns === null ? null : listColumns.parse(columns),
      by,
      is_own: owner_id === staffId,
      may_change: owner_id === staffId || (leads && role_ids.length > 0),
      roles: role_ids,
      version,
      removed_at: removed_at?.toISOString() ?? null,
    })),
    columns: listColumns.nullable().parse(await findColumns(db, { page, staffId })),
    roles: roles.map(({ id, key, name_zh: zh, name_en: en }) => ({ id, key, name: { zh, en } })),
  }
}

/** Owners and managers may change what is for roles, whoever made it (NAV-27). */
export function isLead(roles: readonly { key: string | null }[]): boolean {
  return roles.some(({ key }) => key === 'owner' || key === 'manager')
}
