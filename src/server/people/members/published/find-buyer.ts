import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** A member for whom people of the shop order, by the number that members know; undefined when there is none, or when they are gone. */
export async function findBuyer(db: Kysely<Tables>, uid: string) {
  const row = await db
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('closed_at', 'is', null)
    .select(['id', 'uid', 'name', 'email', 'vip', 'origin', 'locked_at'])
    .executeTakeFirst()
  return row && { ...row, isLocked: row.locked_at !== null }
}
