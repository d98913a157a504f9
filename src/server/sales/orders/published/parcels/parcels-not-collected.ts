import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { ordersOf } from '../orders-of-member.ts'

/** How many parcels of a member came back since then because nobody took them, as a column of another query. */
export function notCollectedOf({ memberId, since }: { memberId: number | Expression<number>; since: Date | Expression<Date> }) {
  return expressionBuilder<Tables, never>()
    .selectFrom('order_events')
    .where('order_events.order_id', 'in', ordersOf(memberId))
    .where('order_events.event', 'in', ['returned_paid', 'returned_unpaid'])
    .where('order_events.created_at', '>', since)
    .select(sql<number>`count(*)::int`.as('count'))
    .$asScalar()
}

/** The same of one member. */
export async function countNotCollected(db: Kysely<Tables>, { memberId, since }: { memberId: number; since: Date }): Promise<number> {
  const { count } = await db.selectNoFrom(notCollectedOf({ memberId, since }).as('count')).executeTakeFirstOrThrow()
  return count
}
