import type pg from 'pg'
import type { Logger } from 'pino'
import { openPool } from '#database/open-pool.ts'

/** A pool of workers that has not shown itself for so long, by the clock of the database, is dead. */
const usualDeadAfterSeconds = 30
/** How often those that live show themselves. */
export const beatMs = 5000
/** A beat that the database does not answer for so long has failed. */
const patience = { connectionTimeoutMillis: 4000, query_timeout: 4000 }
/** A job that was locked so long ago for a pool that lives, and is in nobody's hand, got lost on the way. With the time between two beats it is taken up within 10 s (CPY-09). */
const lostAfterSeconds = 5

type Living = {
  hasEnded: boolean
  inHand: Set<string>
  /** Jobs that are done, and since when: the library writes it down a moment later. */
  done: Map<string, number>
}

/** Which pools of workers of this process live, told to all other processes. */
export type Presence = {
  /** Must have happened before a pool takes its first job. */
  show: (poolId: string) => Promise<void>
  takeInHand: (job: HeldJob) => void
  putDown: (job: HeldJob) => void
  /** The pool takes no more jobs. What it has in hand stays its own until it is done. */
  end: (poolId: string) => void
  /** Shows all that live, and frees the jobs of those that do not. */
  beat: () => Promise<void>
  close: () => Promise<void>
}

export type HeldJob = { poolId: string; jobId: string }

export type PresencePlan = { databaseUrl: string; log: Logger; deadAfterSeconds?: number }

/**
 * The library locks a job under the name of its pool and frees it only after four hours. Here a pool shows itself every
 * few seconds over a connection that no job can take away, also while it is busy with a slow job. Others are judged only
 * by a process that has itself been heard without a break for as long as it takes to be dead: after the database was away,
 * everybody gets the time to show up again. No session lasts longer than a statement, so a pooler in between does no harm.
 */
export function openPresence({ databaseUrl, log, deadAfterSeconds = usualDeadAfterSeconds }: PresencePlan): Presence {
  const pool = openPool({ connectionString: databaseUrl, max: 1, ...patience })
  const living = new Map<string, Living>()
  let heardSince: number | null = null
  const beatOnce = async () => {
    const [present, over] = partition(living)
    const ids = present.map(([id]) => id)
    await show(pool, ids)
    await free(pool, over)
    for (const id of over) living.delete(id)
    heardSince ??= performance.now()
    if (performance.now() - heardSince > deadAfterSeconds * 1000) await freeTheDead(pool, { log, deadAfterSeconds })
    await freeNobodys(pool, { present, log })
    await findLostEvents(pool, log)
  }
  return {
    ...handsOf(living),
    async show(poolId) {
      await show(pool, [poolId])
      if (!living.has(poolId)) living.set(poolId, { hasEnded: false, inHand: new Set(), done: new Map() })
    },
    beat: () =>
      beatOnce().catch((error: unknown) => {
        heardSince = null
        throw error
      }),
    close: () => pool.end(),
  }
}

function handsOf(living: ReadonlyMap<string, Living>): Pick<Presence, 'takeInHand' | 'putDown' | 'end'> {
  return {
    takeInHand: ({ poolId, jobId }) => void living.get(poolId)?.inHand.add(jobId),
    putDown({ poolId, jobId }) {
      const entry = living.get(poolId)
      if (entry?.inHand.delete(jobId)) entry.done.set(jobId, performance.now())
    },
    end(poolId) {
      const entry = living.get(poolId)
      if (entry) entry.hasEnded = true
    },
  }
}

/** Those that live, and the names of those that have ended and have nothing in hand any more. */
function partition(living: ReadonlyMap<string, Living>): [[string, Living][], string[]] {
  const isOver = ([, { hasEnded, inHand }]: [string, Living]) => hasEnded && inHand.size === 0
  const all = [...living]
  return [all.filter((each) => !isOver(each)), all.filter(isOver).map(([id]) => id)]
}

async function show(pool: pg.Pool, poolIds: readonly string[]): Promise<void> {
  await pool.query('insert into worker_pools (pool_id) select unnest($1::text[]) on conflict (pool_id) do update set beat_at = now()', [
    poolIds,
  ])
}

async function free(pool: pg.Pool, poolIds: readonly string[]): Promise<void> {
  if (poolIds.length === 0) return
  await pool.query('with gone as (delete from worker_pools where pool_id = any($1)) select graphile_worker.force_unlock_workers($1)', [
    poolIds,
  ])
}

type Search = { log: Logger; deadAfterSeconds: number }

async function freeTheDead(pool: pg.Pool, { log, deadAfterSeconds }: Search): Promise<void> {
  const { rows } = await pool.query<{ pools: string[] }>(
    `with dead as (delete from worker_pools where beat_at < now() - make_interval(secs => $1) returning pool_id),
      together as materialized (select array_agg(pool_id) as pools from dead having count(*) > 0)
    select together.pools from together, lateral graphile_worker.force_unlock_workers(together.pools)`,
    [deadAfterSeconds],
  )
  for (const { pools } of rows) log.warn({ pools }, 'workers have died: what they had in hand is done by others')
}

/** A job that was locked for a pool of ours by an answer that got lost is in nobody's hand. */
async function freeNobodys(pool: pg.Pool, { present, log }: Pick<Search, 'log'> & { present: [string, Living][] }): Promise<void> {
  const justNow = performance.now() - lostAfterSeconds * 1000
  for (const [, { done }] of present) for (const [jobId, doneAt] of done) if (doneAt < justNow) done.delete(jobId)
  const held = present.flatMap(([, { inHand, done }]) => [...inHand, ...done.keys()])
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null, run_at = greatest(run_at, now())
    where locked_by = any($1) and locked_at < now() - make_interval(secs => $2) and id <> all($3::bigint[])`,
    [present.map(([id]) => id), lostAfterSeconds, held],
  )
  if (rowCount) log.warn({ jobs: rowCount }, 'jobs were in nobody’s hand and are done again')
}

/** Events whose job has failed for the last time, or is not there any more, are carried again. */
async function findLostEvents(pool: pg.Pool, log: Logger): Promise<void> {
  const { rowCount } = await pool.query(`
    update news set job_id = null, due_at = now()
    where job_id is not null and not exists (select from graphile_worker.jobs where jobs.id = news.job_id and (jobs.locked_at is not null or jobs.attempts < jobs.max_attempts))`)
  if (rowCount) log.warn({ events: rowCount }, 'events had lost their job and are carried again')
}
