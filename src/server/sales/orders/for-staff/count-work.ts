import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

/** How many orders have a parcel under one of these statuses, and since when the oldest of them stands. */
export async function countWork(db: Kysely<Tables>, statuses: readonly OrderStatus[]) {
  return db
    .selectFrom('orders')
    .where('status', '=', anyOf(statuses, 'text'))
    .where('placed_at', 'is not', null)
    .select(({ fn }) => [
      sql<number>`count(distinct coalesce(parent_id, id))`.as('count'),
      fn.min(fn.coalesce('picked_at', 'confirmed_at', 'placed_at')).as('oldest'),
    ])
    .executeTakeFirstOrThrow()
}

/** What was sold from one moment to another, both included: orders by when they first stood, and their goods after discounts (TDY-06). */
export async function sumSold(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom('orders')
    .where('parent_id', 'is', null)
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<=', until)
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum(items_total - discount_amount), 0)::bigint`.as('goods'),
    ])
    .executeTakeFirstOrThrow()
}
