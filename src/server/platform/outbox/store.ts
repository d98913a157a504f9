import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Cause } from '#server/platform/cause.ts'
import type { ShopEvent } from './shop-event.ts'

type Db = Kysely<Tables>

/** An event that is to be followed: which of its reactions are done already, and how often it was tried. */
export type DueEvent = { id: number; event: ShopEvent; toldAt: Date; done: readonly string[]; attempts: number; cause: Cause | null }

/** Of these events, those that are still to be followed by this job, the oldest first. */
export async function listEventsOfJob(db: Db, { jobId, ids }: { jobId: string; ids: readonly number[] }): Promise<DueEvent[]> {
  const { rows } = await sql<{ id: number; payload: ShopEvent; toldAt: Date; done: string[]; attempts: number; cause: Cause | null }>`
    select id, payload, told_at as "toldAt", done, attempts, cause from news where id = any(${ids}) and job_id = ${jobId}::bigint order by id`.execute(
    db,
  )
  return rows.map(({ payload, ...row }) => ({ ...row, event: payload }))
}

/** All that follows from them is done. */
export async function deleteEvents(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from news where id = any(${ids})`.execute(db)
}

export type PutOff = { id: number; done: readonly string[]; error: string; pauseSeconds: number }

export async function putOffEvent(db: Db, { id, done, error, pauseSeconds }: PutOff): Promise<void> {
  await sql`
    update news set job_id = null, attempts = attempts + 1, due_at = now() + make_interval(secs => ${pauseSeconds}), done = ${JSON.stringify(done)}::jsonb, last_error = ${error}
    where id = ${id}`.execute(db)
}

/** What a job has not come to is carried again. */
export async function putBackEvents(db: Db, { jobId }: { jobId: string }): Promise<void> {
  await sql`update news set job_id = null where job_id = ${jobId}::bigint`.execute(db)
}

/** Answers what was deleted; null when nothing of that number has failed. */
export async function deleteFailedEvent(db: Db, id: number): Promise<ShopEvent | null> {
  const { rows } = await sql<{
    payload: ShopEvent
  }>`delete from news where id = ${id} and job_id is null and attempts > 0 returning payload`.execute(db)
  return rows[0]?.payload ?? null
}
