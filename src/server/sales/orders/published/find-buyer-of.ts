import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Whose order it is and under which number they know it, with the state of the payment that was begun last; null without one. */
export async function findBuyerOf(db: Kysely<Tables>, orderId: number) {
  const row = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) => join.onRef('payments.order_id', '=', 'orders.id').on('payments.surplus', '=', false))
    .where('orders.id', '=', orderId)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .select(['orders.user_id', 'orders.hashed_id', 'payments.status'])
    .executeTakeFirstOrThrow()
  return { memberId: row.user_id, hashedId: row.hashed_id, paymentStatus: row.status }
}
