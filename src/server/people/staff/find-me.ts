import { permissionsOf } from '#rules/staff/roles.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isOfCast } from './cast/cast-store.ts'
import { countRecoveryCodes } from './signing-in/sign-in-store.ts'
import { findStaffRow, listRoleKeysOf, listRolesOf } from './store.ts'

/** Somebody of the office as their own pages know them, with what they hold of each permission. */
export async function findMe(shop: Shop, staffId: number) {
  const { db } = shop.database
  const { lang: language, ...person } = await findStaffRow(db, staffId)
  const isOfTheirOwn = !shop.settings.isDemo || !(await isOfCast(db, staffId))
  const permissions = Object.fromEntries(permissionsOf(await listRolesOf(db, staffId), (await shop.terms()).allowances))
  return {
    ...person,
    language,
    roles: await listRoleKeysOf(db, staffId),
    permissions,
    recovery_codes_left: isOfTheirOwn ? await countRecoveryCodes(db, staffId) : null,
    demo_shop: shop.settings.isDemo,
  }
}
