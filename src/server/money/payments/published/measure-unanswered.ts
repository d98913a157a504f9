import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type Unanswered = { underFiveMinutes: number; underQuarter: number; longer: number; oldestSeconds: number }

/** Payments that nobody has answered yet, by how long ago they were asked for. */
export async function measureUnanswered(db: Kysely<Tables>, now: Date): Promise<Unanswered> {
  const seconds = sql<number>`extract(epoch from ${now}::timestamptz - created_at)`
  return db
    .selectFrom('payments')
    .where('status', '=', 'created')
    .where('surplus', '=', false)
    .select([
      sql<number>`count(*) filter (where ${seconds} < 300)::int`.as('underFiveMinutes'),
      sql<number>`count(*) filter (where ${seconds} >= 300 and ${seconds} < 900)::int`.as('underQuarter'),
      sql<number>`count(*) filter (where ${seconds} >= 900)::int`.as('longer'),
      sql<number>`greatest(coalesce(max(${seconds}), 0), 0)::float8`.as('oldestSeconds'),
    ])
    .executeTakeFirstOrThrow()
}
