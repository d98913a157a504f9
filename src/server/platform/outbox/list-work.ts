import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Background work of one kind that is not done: what follows from an event, or what verbs have put into the queue. */
export type WorkOfKind = { name: string; waiting: number; running: number; failed: number; oldest: Date }

/** Background work that is not done, by kind, the longest first; what is due later and has not failed is not waiting. */
export async function listWork(db: Kysely<Tables>): Promise<WorkOfKind[]> {
  const { rows } = await sql<WorkOfKind>`
    select name, count(*) filter (where not "isRunning")::int as waiting, count(*) filter (where "isRunning")::int as running,
      count(*) filter (where "hasFailed")::int as failed, min(since) as oldest
    from (
      select news.payload ->> 'name' as name, jobs.locked_at is not null as "isRunning", news.attempts > 0 as "hasFailed", news.told_at as since
        from news left join graphile_worker.jobs on jobs.id = news.job_id
      union all
      select task_identifier, locked_at is not null, last_error is not null, created_at
        from graphile_worker.jobs
        where task_identifier not like '%-news' and key is distinct from 'clock:' || task_identifier
          and (run_at <= now() or last_error is not null)) as work
    group by name order by min(since), name`.execute(db)
  return rows
}

export type RunsOfJob = { name: string; beganAt: Date; seconds: number; asOf: Date | null; error: string | null }

/** How each job of the clock ended the last time. */
export async function listRuns(db: Kysely<Tables>): Promise<RunsOfJob[]> {
  const { rows } = await sql<RunsOfJob>`
    select name, began_at as "beganAt", extract(epoch from ended_at - began_at)::float8 as seconds, as_of as "asOf", error from job_runs`.execute(
    db,
  )
  return rows
}

/** The jobs of the clock that wait or run, by their name: also those that somebody has asked for by hand. */
export async function listJobsUnderWay(db: Kysely<Tables>): Promise<{ name: string; isRunning: boolean }[]> {
  const { rows } = await sql<{ name: string; isRunning: boolean }>`
    select split_part(key, ':', 2) as name, bool_or(locked_at is not null) as "isRunning" from graphile_worker.jobs
    where (key like 'clock:%' or key like 'by-hand:%') and attempts < max_attempts and run_at <= now() group by 1`.execute(db)
  return rows
}
