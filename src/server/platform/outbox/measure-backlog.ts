import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** How background work stands, by the clock of the database. */
export type Backlog = {
  /** Events that are not followed yet, and for how long the oldest has been told. */
  events: { waiting: number; failed: number; oldestSeconds: number }
  /** Jobs of the queue by name: those that failed and are tried again, and those that are not tried any more. */
  jobs: { name: string; waiting: number; failed: number; givenUp: number }[]
}

export async function measureBacklog(db: Kysely<Tables>): Promise<Backlog> {
  const events = await sql<Backlog['events']>`
    select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as failed,
      coalesce(extract(epoch from now() - min(told_at)), 0)::float8 as "oldestSeconds" from news`.execute(db)
  const jobs = await sql<Backlog['jobs'][number]>`
    select task_identifier as name, count(*) filter (where attempts < max_attempts)::int as waiting,
      count(*) filter (where last_error is not null and attempts < max_attempts)::int as failed,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "givenUp"
    from graphile_worker.jobs group by 1 order by 1`.execute(db)
  return { events: events.rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 }, jobs: jobs.rows }
}
