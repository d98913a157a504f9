import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type JobToQueue = {
  /** One job of a key waits at most: who queues it again moves it. */
  key: string
  /** Of jobs of one row only one is done at a time, in however many processes. */
  row: string
  payload: object
  /** Left out, at once. */
  inSeconds?: number
  /** How often it is tried; left out, as the library does. */
  mostAttempts?: number
}

/** As often as the library tries a job of which nothing else is said. */
const usualAttempts = 25

/** Puts jobs into the queue, to be done once this transaction has committed and only if it does. `name`: one of `main/queued-jobs.ts`. */
export async function queueJobs(db: Kysely<Tables>, name: string, jobs: readonly JobToQueue[]): Promise<void> {
  if (jobs.length === 0) return
  const said = jobs.map(({ key, row, payload, inSeconds = 0, mostAttempts = usualAttempts }) => ({
    key,
    row,
    payload,
    seconds: inSeconds,
    attempts: mostAttempts,
  }))
  await sql`
    select graphile_worker.add_job(${name}, payload := job.payload, queue_name := job.row, job_key := job.key, run_at := now() + make_interval(secs => job.seconds), max_attempts := job.attempts)
    from json_to_recordset(${JSON.stringify(said)}::json) as job (key text, row text, payload json, seconds double precision, attempts int)`.execute(
    db,
  )
}
