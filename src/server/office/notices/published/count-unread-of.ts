import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { countUnread } from '../store.ts'

/** How many notices of a person they have not read. */
export async function countUnreadOf(db: Kysely<Tables>, staffId: number): Promise<number> {
  return countUnread(db, staffId)
}
