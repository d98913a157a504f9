import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { shareOf } from '#rules/staff/roles.ts'
import { listActiveIds, listRolesOf } from '../store.ts'

/** Everybody in the office who holds anything of a permission now, by their ids. */
export async function listHoldersOf(db: Kysely<Tables>, permission: PermissionName): Promise<number[]> {
  const holders = []
  for (const id of await listActiveIds(db)) if (shareOf(await listRolesOf(db, id), permission) !== 'none') holders.push(id)
  return holders
}
