import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** The cards that a member has saved, the newest first, by their last figures. */
export async function listCardsOf(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('saved_cards')
    .where('user_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'brand', 'last4', 'exp_month', 'exp_year', 'is_default'])
    .execute()
}
