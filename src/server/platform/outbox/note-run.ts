import { sql } from 'kysely'
import type { Shop } from '#server/platform/shop.ts'

export type RunOfJob = { name: string; /** The time that somebody had it done for; null where the clock asked. */ asOf: Date | null }

const mostWords = 500

/** Does a job of the clock, and keeps when, for how long and how it ended. That it cannot be kept is no reason for doing the job again. */
export async function noteRun(shop: Pick<Shop, 'database' | 'log'>, run: RunOfJob, work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now()
  const note = (error: string | null) => keepRun(shop, { ...run, seconds: (performance.now() - begin) / 1000, error })
  try {
    await work()
  } catch (error) {
    await note(error instanceof Error ? error.message.slice(0, mostWords) : 'unknown')
    throw error
  }
  await note(null)
}

type EndedRun = RunOfJob & { seconds: number; error: string | null }

async function keepRun({ database, log }: Pick<Shop, 'database' | 'log'>, { name, asOf, seconds, error }: EndedRun): Promise<void> {
  await sql`
    insert into job_runs (name, began_at, ended_at, as_of, error)
    values (${name}, now() - make_interval(secs => ${seconds}), now(), ${asOf}, ${error})
    on conflict (name) do update set began_at = excluded.began_at, ended_at = excluded.ended_at, as_of = excluded.as_of, error = excluded.error`
    .execute(database.db)
    .catch((err: unknown) => log.warn({ err, job: name }, 'how a job ended could not be kept'))
}
