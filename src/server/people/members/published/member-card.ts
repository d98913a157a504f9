import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Who a member is, for people of the office. */
export async function findMemberCard(db: Kysely<Tables>, memberId: number) {
  return db.selectFrom('users').where('id', '=', memberId).select(['uid', 'name', 'email', 'vip', 'created_at']).executeTakeFirstOrThrow()
}
