import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { orderNumbers } from '#server/sales/orders/published/order-numbers.ts'

type Db = Kysely<Tables>

/** What a member can spend, until when, and the lots of which something is left, the first to begin first. */
export async function findPointsForStaff(db: Db, memberId: number) {
  const account = await db.selectFrom('point_accounts').where('user_id', '=', memberId).select(['balance', 'expires_at']).executeTakeFirst()
  const lots = await db
    .selectFrom('point_lots')
    .where('user_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy('effective_at')
    .orderBy('id')
    .select(['id', 'points', 'remaining', 'effective_at', 'expires_at'])
    .execute()
  return { balance: account?.balance ?? 0, expiresAt: account?.expires_at ?? null, lots }
}

const mostShown = 50

/** The last entries of the ledger with who wrote each, also those that a member does not read. */
export async function listPointEntriesForStaff(db: Db, memberId: number) {
  return db
    .selectFrom('point_entries')
    .leftJoin(orderNumbers().as('orders'), 'orders.id', 'point_entries.order_id')
    .where('point_entries.user_id', '=', memberId)
    .orderBy('point_entries.id', 'desc')
    .limit(mostShown)
    .select(['point_entries.id', 'point_entries.points', 'point_entries.reason', 'point_entries.customer_reason', 'point_entries.actor'])
    .select(['point_entries.created_at', 'point_entries.effective_at', 'orders.hashed_id'])
    .execute()
}
