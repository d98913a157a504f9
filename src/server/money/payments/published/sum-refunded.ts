import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** What was paid out from one moment to another, both included: on the day on which it was done, whenever it was asked for (TDY-06). */
export async function sumRefunded(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { refunded } = await db
    .selectFrom('refunds')
    .where('done_at', '>=', from)
    .where('done_at', '<=', until)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('refunded'))
    .executeTakeFirstOrThrow()
  return Number(refunded)
}

/** The same by hour, until a moment that is not included; hours in which nothing was paid out are left out. */
export async function sumRefundedByHour(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom('refunds')
    .where('done_at', '>=', from)
    .where('done_at', '<', until)
    .groupBy(sql`1`)
    .select([sql<Date>`date_trunc('hour', done_at, 'UTC')`.as('hour'), sql<number>`sum(amount)::bigint`.as('refunded')])
    .execute()
}
