import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** One of the cast, by the whole address; undefined when there is nobody, or somebody in earnest. */
export async function findDemoRow(db: Kysely<Tables>, email: string) {
  return db.selectFrom('staff').where('demo', '=', true).where('email', '=', email).select(['id', 'suspended_at']).executeTakeFirst()
}

/** Whether somebody is of the cast of a demo shop. */
export async function isOfCast(db: Kysely<Tables>, staffId: number): Promise<boolean> {
  const row = await db.selectFrom('staff').where('id', '=', staffId).where('demo', '=', true).select('id').executeTakeFirst()
  return row !== undefined
}

/** Everybody of the cast who may sign in, in the order in which they were hired, with the first of their roles. */
export async function listDemoRows(db: Kysely<Tables>) {
  return db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .innerJoin('roles', 'roles.id', 'staff_roles.role_id')
    .where('staff.demo', '=', true)
    .where('staff.suspended_at', 'is', null)
    .orderBy('staff.id')
    .orderBy('roles.id')
    .distinctOn('staff.id')
    .select(['staff.id', 'staff.email', 'staff.name', 'roles.key as role'])
    .execute()
}
