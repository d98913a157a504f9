import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

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

/** The same by hour, until a moment that is not included; hours that sold nothing are left out. */
export async function sumSoldByHour(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom('orders')
    .where('parent_id', 'is', null)
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<', until)
    .groupBy(sql`1`)
    .select(({ fn }) => [
      sql<Date>`date_trunc('hour', confirmed_at, 'UTC')`.as('hour'),
      fn.countAll<number>().as('orders'),
      sql<number>`sum(items_total - discount_amount)::bigint`.as('goods'),
    ])
    .execute()
}
