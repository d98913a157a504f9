import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** How many joined from one moment to another, both included, whether they are still members or not. */
export async function countJoined(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { joined } = await db
    .selectFrom('users')
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .select(({ fn }) => fn.countAll<number>().as('joined'))
    .executeTakeFirstOrThrow()
  return Number(joined)
}

/** The same by hour, until a moment that is not included; hours in which nobody joined are left out. */
export async function countJoinedByHour(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom('users')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy(sql`1`)
    .select(({ fn }) => [sql<Date>`date_trunc('hour', created_at, 'UTC')`.as('hour'), fn.countAll<number>().as('joined')])
    .execute()
}
