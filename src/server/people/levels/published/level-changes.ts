import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** How a member's level came about, newest first. */
export async function listLevelChanges(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('vip_changes')
    .where('user_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(50)
    .select(['from_level', 'to_level', 'due', 'reason', 'created_at'])
    .execute()
}
