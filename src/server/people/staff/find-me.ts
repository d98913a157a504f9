import { permissionsOf } from '#rules/staff/roles.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findStaffRow, listRolesOf } from './store.ts'

/** Somebody of the office as their own pages know them, with what they hold of each permission. */
export async function findMe({ database: { db } }: Shop, staffId: number) {
  const { id, name, email, lang: language } = await findStaffRow(db, staffId)
  return { id, name, email, language, permissions: Object.fromEntries(permissionsOf(await listRolesOf(db, staffId))) }
}
