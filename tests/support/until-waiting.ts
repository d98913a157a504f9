import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#database/connect.ts'

/** Returns once so many connections of this database wait for a lock that another one has: how a story knows that several are under way at once. */
export async function untilWaiting({ db }: Pick<Database, 'db'>, connections: number): Promise<void> {
  const count = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length
  await expect.poll(count, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(connections)
}
