import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { openPresence, type Presence } from './presence.ts'

const { database } = await openTestShop()
const { db } = database

const deadAfterSeconds = 2
const deadAfterMs = 1000 * deadAfterSeconds
const opened: Presence[] = []
afterAll(async () => void (await Promise.all(opened.map((presence) => presence.close()))))

/** Another process that works in the background. */
function openProcess(): Presence {
  const presence = openPresence({ databaseUrl: database.url, log: pino({ level: 'silent' }), deadAfterSeconds })
  opened.push(presence)
  return presence
}

/** A job that a pool has begun, a while ago. Answers its number. */
async function beginJob(poolId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.add_job('rest-news', '{}')`.execute(db)
  const jobId = rows[0]?.id ?? ''
  await sql`update graphile_worker._private_jobs set locked_by = ${poolId}, locked_at = now() - interval '10 minutes', attempts = 1 where id = ${jobId}::bigint`.execute(
    db,
  )
  return jobId
}

const isLocked = async (jobId: string) =>
  (await sql`select from graphile_worker.jobs where id = ${jobId}::bigint and locked_at is not null`.execute(db)).rows.length === 1

/** It has not shown itself for an hour. */
const fallSilent = (poolId: string) =>
  sql`update worker_pools set beat_at = now() - interval '1 hour' where pool_id = ${poolId}`.execute(db)

beforeEach(() => sql`truncate graphile_worker._private_jobs, worker_pools`.execute(db))

test('WRK-03 the jobs of a worker that has died are free, those of one that lives and is busy are not', async () => {
  const [dead, busy, judge] = [openProcess(), openProcess(), openProcess()]
  await dead.show('pool-dead')
  await busy.show('pool-busy')
  const [left, slow] = [await beginJob('pool-dead'), await beginJob('pool-busy')]
  busy.takeInHand({ poolId: 'pool-busy', jobId: slow })
  await judge.beat()
  await pause(1.1 * deadAfterMs)
  await fallSilent('pool-dead')
  await busy.beat()
  await judge.beat()
  expect([await isLocked(left), await isLocked(slow)]).toEqual([false, true])
})

test('WRK-03 after the database was away nobody is judged before everybody could show up again', async () => {
  const judge = openProcess()
  await openProcess().show('pool-returning')
  const job = await beginJob('pool-returning')
  await fallSilent('pool-returning')
  await judge.beat()
  expect(await isLocked(job)).toBe(true)
})

test('WRK-03 workers that gave up keep what they still have in hand, and nothing else', async () => {
  const process = openProcess()
  await process.show('pool-ended')
  const [inHand, lost] = [await beginJob('pool-ended'), await beginJob('pool-ended')]
  const held = { poolId: 'pool-ended', jobId: inHand }
  process.takeInHand(held)
  process.end('pool-ended')
  await process.beat()
  expect([await isLocked(inHand), await isLocked(lost)]).toEqual([true, false])
  process.putDown(held)
  await process.beat()
  expect(await isLocked(inHand)).toBe(false)
})

test('CPY-09 a job whose locking was answered to nobody is free with the next beat after 5 seconds, however busy the others are', async () => {
  const process = openProcess()
  await process.show('pool-living')
  await process.beat()
  const [inHand, lost, justLocked] = [await beginJob('pool-living'), await beginJob('pool-living'), await beginJob('pool-living')]
  process.takeInHand({ poolId: 'pool-living', jobId: inHand })
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '6 seconds' where id = ${lost}::bigint`.execute(db)
  await sql`update graphile_worker._private_jobs set locked_at = now() where id = ${justLocked}::bigint`.execute(db)
  await process.beat()
  expect([await isLocked(inHand), await isLocked(lost), await isLocked(justLocked)]).toEqual([true, false, true])
})

test('WRK-06 events whose job is gone, or has failed for the last time, are carried again', async () => {
  const {
    rows: [failed],
  } = await sql<{ id: string }>`select id::text from graphile_worker.add_job('rest-news', '{}', max_attempts := 1)`.execute(db)
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${failed?.id}::bigint`.execute(db)
  const {
    rows: [waiting],
  } = await sql<{ id: string }>`select id::text from graphile_worker.add_job('rest-news', '{}')`.execute(db)
  const events = [failed?.id, waiting?.id, '987654321'].map((jobId) => ({ payload: '{}', job_id: Number(jobId) }))
  await db.insertInto('news').values(events).execute()
  await openProcess().beat()
  const rows = await db.selectFrom('news').select('job_id').orderBy('id').execute()
  expect(rows.map(({ job_id }) => job_id)).toEqual([null, Number(waiting?.id), null])
})
