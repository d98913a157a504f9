import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** What lies in a member's cart as it was put there: nothing of it is worked out or changed by looking. */
export async function listCartLinesOf(db: Kysely<Tables>, { memberId, now }: { memberId: number; now: Date }) {
  return db
    .selectFrom('cart_items')
    .where('user_id', '=', memberId)
    .where('dismissed_at', 'is', null)
    .where((eb) => eb.or([eb('expiration_datetime', 'is', null), eb('expiration_datetime', '>', now)]))
    .orderBy('id')
    .select(['product_id', 'quantity', 'origin', 'redeem_with_points'])
    .execute()
}
