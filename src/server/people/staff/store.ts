import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import type { Share } from '#rules/staff/permissions.ts'
import type { Failures } from '#rules/staff/lockout.ts'
import { isBuiltIn, type Role } from '#rules/staff/roles.ts'

export type NewStaff = { email: string; name: string; language: Language; passwordHash: string | null; demo: boolean; now: Date }

/** The id; null when the address has an account of the office already. */
export async function createStaffRow(tx: Tx, { email, name, language, passwordHash, demo, now }: NewStaff): Promise<number | null> {
  const row = await tx
    .insertInto('staff')
    .values({ email, name, lang: language, password_hash: passwordHash, demo, created_at: now })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Who has this address, whatever its case, with what is needed to compare a password. */
export async function findByEmail(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('staff')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .select(['id', 'password_hash', 'demo'])
    .executeTakeFirst()
}

export type StaffAccount = { suspended: boolean; failures: Failures }

/** Holds a person's account until the transaction ends. */
export async function lockAccount(tx: Tx, staffId: number): Promise<StaffAccount> {
  const row = await tx
    .selectFrom('staff')
    .where('id', '=', staffId)
    .select(['suspended_at', 'password_failed_at', 'password_locks', 'password_locked_until'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return {
    suspended: row.suspended_at !== null,
    failures: { failedAt: row.password_failed_at, locks: row.password_locks, lockedUntil: row.password_locked_until },
  }
}

export async function saveFailures(tx: Tx, { staffId, failures }: { staffId: number; failures: Failures }): Promise<void> {
  const { failedAt, locks, lockedUntil } = failures
  await tx
    .updateTable('staff')
    .set({ password_failed_at: [...failedAt], password_locks: locks, password_locked_until: lockedUntil })
    .where('id', '=', staffId)
    .execute()
}

export async function savePasswordHash(
  db: Kysely<Tables>,
  { staffId, was, hash }: { staffId: number; was: string; hash: string },
): Promise<void> {
  await db.updateTable('staff').set({ password_hash: hash }).where('id', '=', staffId).where('password_hash', '=', was).execute()
}

/** Null where somebody comes without one. */
export async function savePassword(tx: Tx, { staffId, hash }: { staffId: number; hash: string | null }): Promise<void> {
  await tx.updateTable('staff').set({ password_hash: hash }).where('id', '=', staffId).execute()
}

export async function hasPassword(db: Kysely<Tables>, staffId: number): Promise<boolean> {
  const kept = await db.selectFrom('staff').where('id', '=', staffId).where('password_hash', 'is not', null).select('id').executeTakeFirst()
  return kept !== undefined
}

export async function saveSuspended(tx: Tx, { staffId, at }: { staffId: number; at: Date | null }): Promise<void> {
  await tx.updateTable('staff').set({ suspended_at: at }).where('id', '=', staffId).execute()
}

/** Everybody who can sign in. */
export async function listActiveIds(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db.selectFrom('staff').where('suspended_at', 'is', null).orderBy('id').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Where and how a letter reaches somebody who can sign in; undefined for who cannot. */
export async function findAddressRow(db: Kysely<Tables>, staffId: number) {
  return db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .where('suspended_at', 'is', null)
    .select(['name', 'email', 'lang'])
    .executeTakeFirst()
}

/** The roles of a person, as rules know them. */
export async function listRolesOf(db: Kysely<Tables>, staffId: number): Promise<Role[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .innerJoin('roles', 'roles.id', 'staff_roles.role_id')
    .where('staff_roles.staff_id', '=', staffId)
    .select(['roles.key', 'roles.holds'])
    .execute()
  return rows.map(({ key, holds }) =>
    isBuiltIn(key) ? { key } : { key: null, holds: new Map(Object.entries(holds as Record<string, Share>)) },
  )
}

/**
 * The ids of roles, built-in ones by their keys and others by their numbers; undefined when one of them is not there. They stay until the
 * transaction ends: none is put away meanwhile.
 */
export async function findRoleIds(tx: Tx, words: readonly string[]): Promise<number[] | undefined> {
  const keys = words.filter(isBuiltIn)
  const numbers = words.filter((word) => /^\d{1,9}$/.test(word)).map(Number)
  if (keys.length + numbers.length !== words.length || words.length === 0) return undefined
  const rows = await tx
    .selectFrom('roles')
    .where((eb) => eb.or([...(keys.length > 0 ? [eb('key', 'in', keys)] : []), ...(numbers.length > 0 ? [eb('id', 'in', numbers)] : [])]))
    .where('removed_at', 'is', null)
    .select('id')
    .forKeyShare()
    .execute()
  return rows.length === words.length ? rows.map(({ id }) => id) : undefined
}

/** Exchanges all roles of a person. The database refuses none, more than three, and the last active owner's. */
export async function saveRolesOf(tx: Tx, { staffId, roleIds }: { staffId: number; roleIds: readonly number[] }): Promise<void> {
  await tx.deleteFrom('staff_roles').where('staff_id', '=', staffId).where('role_id', 'not in', roleIds).execute()
  await tx
    .insertInto('staff_roles')
    .values(roleIds.map((role_id) => ({ staff_id: staffId, role_id })))
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Whether the shop has an owner in earnest: the one of a demo shop's cast is none. */
export async function hasActiveOwner(db: Kysely<Tables>): Promise<boolean> {
  const owner = await db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .innerJoin('roles', 'roles.id', 'staff_roles.role_id')
    .where('roles.key', '=', 'owner')
    .where('staff.suspended_at', 'is', null)
    .where('staff.demo', '=', false)
    .select('staff.id')
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

export async function isStaff(db: Kysely<Tables>, staffId: number): Promise<boolean> {
  return (await db.selectFrom('staff').where('id', '=', staffId).select('id').executeTakeFirst()) !== undefined
}

/** Everybody who has an account, in the order in which they came, with their roles and when they were last seen. */
export async function listStaffRows(db: Kysely<Tables>) {
  return db
    .selectFrom('staff')
    .orderBy('staff.id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.suspended_at'])
    .select((eb) => [
      eb
        .selectFrom('staff_roles')
        .whereRef('staff_roles.staff_id', '=', 'staff.id')
        .select(sql<number[] | null>`array_agg(role_id::int order by role_id)`.as('ids'))
        .as('role_ids'),
      eb
        .selectFrom('staff_sessions')
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .select(({ fn }) => fn.max('staff_sessions.last_seen_at').as('at'))
        .as('last_seen_at'),
    ])
    .execute()
}

/** The roles that can be given. */
export async function listRoleRows(db: Kysely<Tables>) {
  return db.selectFrom('roles').where('removed_at', 'is', null).orderBy('id').select(['id', 'key', 'name_zh', 'name_en']).execute()
}

/** Built-in roles by their keys, others by their ids. */
export async function listRoleKeysOf(db: Kysely<Tables>, staffId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .innerJoin('roles', 'roles.id', 'staff_roles.role_id')
    .where('staff_roles.staff_id', '=', staffId)
    .orderBy('roles.id')
    .select(['roles.key', 'roles.id'])
    .execute()
  return rows.map(({ key, id }) => key ?? String(id))
}

export type NewRoleRow = { name: { zh: string; en: string }; holds: Readonly<Partial<Record<string, Share>>> }

export async function createRoleRow(tx: Tx, { name, holds }: NewRoleRow): Promise<number> {
  const { id } = await tx
    .insertInto('roles')
    .values({ name_zh: name.zh, name_en: name.en, holds: JSON.stringify(holds) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findStaffRow(db: Kysely<Tables>, staffId: number) {
  return db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .select(['id', 'name', 'email', 'lang', 'theme', 'density', 'single_keys'])
    .executeTakeFirstOrThrow()
}

export type StaffWishes = { lang: Language; theme: 'device' | 'light' | 'dark'; density: 'wide' | 'narrow'; single_keys: boolean }

/** How somebody wants their pages to be. */
export async function saveWishes(
  db: Kysely<Tables>,
  { staffId, wishes }: { staffId: number; wishes: Partial<StaffWishes> },
): Promise<void> {
  await db.updateTable('staff').set(wishes).where('id', '=', staffId).execute()
}
