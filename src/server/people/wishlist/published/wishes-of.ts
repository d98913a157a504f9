import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listEntries } from '../store.ts'

/** What a member has on their wishlist now, the newest first, by the numbers of the goods. */
export async function listWishesOf(db: Kysely<Tables>, of: { memberId: number; now: Date }): Promise<readonly { product_id: number }[]> {
  return listEntries(db, of)
}
