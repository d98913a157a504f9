import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { ordersOf } from '../orders-of-member.ts'

/** How many parcels of a member came back since then because nobody took them. */
export async function countNotCollected(db: Kysely<Tables>, { memberId, since }: { memberId: number; since: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('order_events')
    .where('order_id', 'in', ordersOf(memberId))
    .where('event', 'in', ['returned_paid', 'returned_unpaid'])
    .where('created_at', '>', since)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
