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
}

/** Puts jobs into the queue, to be done once this transaction has committed and only if it does. `name`: one of `main/queued-jobs.ts`. */
export async function queueJobs(db: Kysely<Tables>, name: string, jobs: readonly JobToQueue[]): Promise<void> {
  if (jobs.length === 0) return
  const said = jobs.map(({ key, row, payload, inSeconds = 0 }) => ({ key, row, payload, seconds: inSeconds }))
  await sql`
    select graphile_worker.add_job(${name}, payload := job.payload, queue_name := job.row, job_key := job.key, run_at := now() + make_interval(secs => job.seconds))
    from json_to_recordset(${JSON.stringify(said)}::json) as job (key text, row text, payload json, seconds double precision)`.execute(db)
}
