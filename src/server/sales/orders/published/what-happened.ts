import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { familyOf } from './family-of.ts'

/** Every transition of an order and of its parts. `by`: who of the shop it was, where somebody did it. */
export async function listOrderEvents(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .where('order_events.order_id', 'in', familyOf(orderId))
    .select(['order_events.id', 'order_events.created_at as at', 'order_events.event', 'order_events.actor', 'order_events.to_status'])
    .select(['orders.hashed_id as number', sql<string | null>`order_events.data ->> 'by'`.as('by')])
    .execute()
}

/** Every edit of an order, with the values before and after. */
export async function listOrderEdits(db: Kysely<Tables>, orderId: number) {
  return db.selectFrom('order_edits').where('order_id', '=', orderId).select(['id', 'created_at as at', 'actor', 'changed']).execute()
}
