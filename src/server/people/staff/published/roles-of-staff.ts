import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The roles of somebody, by their running numbers; built-in ones with their keys. */
export async function listRolesOf(db: Kysely<Tables>, staffId: number) {
  return db
    .selectFrom('staff_roles')
    .innerJoin('roles', 'roles.id', 'staff_roles.role_id')
    .where('staff_roles.staff_id', '=', staffId)
    .select(['roles.id', 'roles.key'])
    .execute()
}

/** The roles that something can be shared with. */
export async function listRoles(db: Kysely<Tables>) {
  return db.selectFrom('roles').where('removed_at', 'is', null).orderBy('id').select(['id', 'key', 'name_zh', 'name_en']).execute()
}
