import { sql } from 'kysely'
import type { Shop } from '#server/platform/shop.ts'

export type WorkTrouble = { order: string; about: 'work'; says: string }

/** Whatever waits longer than this is told to a person. */
const patienceMinutes = 10

/**
 * Background work that does not get done: events that wait, by what they tell, jobs of the clock that fail or last, and
 * whether anybody works at all. By the clock of the database, which is the one that they are due by.
 */
export async function listBacklog(shop: Shop): Promise<WorkTrouble[]> {
  const { db } = shop.database
  const [events, jobs] = [await listWaitingEvents(db), await listTroubledJobs(db)]
  const troubles = [...events.map(wordsOfEvent), ...jobs.map(wordsOfJob)]
  if (troubles.length > 0 && !(await isAnybodyAtWork(db))) troubles.unshift('nobody works in the background: start the part worker')
  return troubles.map((says) => ({ order: '-', about: 'work', says }))
}

type Db = Shop['database']['db']
type WaitingEvent = { name: string; count: number; oldest: number; minutes: number; attempts: number; error: string | null }

async function listWaitingEvents(db: Db): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`
    select payload ->> 'name' as name, count(*)::int as count, min(id) as oldest, (extract(epoch from now() - min(told_at)) / 60)::int as minutes,
      max(attempts) as attempts, (array_agg(last_error order by id))[1] as error
    from news where told_at < now() - make_interval(mins => ${patienceMinutes}) group by 1 order by min(told_at)`.execute(db)
  return rows
}

function wordsOfEvent({ name, count, oldest, minutes, attempts, error }: WaitingEvent): string {
  const tried = error === null ? 'not tried yet' : `tried ${attempts} times, ${error}`
  return `${oldest}: ${name}, ${count} waiting, the oldest for ${ageOf(minutes)}, ${tried}`
}

type TroubledJob = { name: string; attempts: number; minutes: number; error: string | null; isAtWork: boolean }

/** Jobs that follow events are told by those. */
async function listTroubledJobs(db: Db): Promise<TroubledJob[]> {
  const { rows } = await sql<TroubledJob>`
    select task_identifier as name, attempts, (extract(epoch from now() - coalesce(locked_at, created_at)) / 60)::int as minutes, last_error as error, locked_at is not null as "isAtWork"
    from graphile_worker.jobs
    where task_identifier not like '%-news'
      and (last_error is not null or coalesce(locked_at, run_at) < now() - make_interval(mins => ${patienceMinutes}))
    order by created_at`.execute(db)
  return rows
}

function wordsOfJob({ name, attempts, minutes, error, isAtWork }: TroubledJob): string {
  if (error !== null) return `${name}: failed ${attempts} times since ${ageOf(minutes)}, ${error}`
  return isAtWork ? `${name}: at work for ${ageOf(minutes)}` : `${name}: waiting for ${ageOf(minutes)}`
}

async function isAnybodyAtWork(db: Db): Promise<boolean> {
  const { rows } = await sql`select from worker_pools where beat_at > now() - interval '1 minute' limit 1`.execute(db)
  return rows.length > 0
}

function ageOf(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`
}
