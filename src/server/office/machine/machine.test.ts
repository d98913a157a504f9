import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { queuedJobs } from '#main/queued-jobs.ts'
import { scheduledJobs } from '#main/scheduled-jobs.ts'
import { openMetrics } from '#main/metrics/open-metrics.ts'
import { keepCounters } from '#main/metrics/keep-counters.ts'
import { watchPorts } from '#main/watched-ports.ts'
import { workText } from '#texts/office/machine/works.ts'
import { cleanCounters } from './clean-counters.ts'

const metrics = openMetrics()
const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
shop.ports = watchPorts(shop.ports)
const office = testOffice(testShop)
const owner = await office.as('owner')
const ground = { dataDirectory: '/tmp', backupMark: import.meta.filename }

/** A copy that counts, which writes once more when it is closed. */
const openCopy = (name: string, { everyMs = 60_000, log = shop.log } = {}) => {
  const copy = { name, parts: ['web', 'worker'], version: '9.8.7', startedAt: shop.now() }
  return keepCounters(metrics.meters, { shop: { ...shop, log }, copy, ground, everyMs })
}

/** However long a busy machine takes for it. */
const long = { timeout: 30_000, interval: 20 }

const jobOf = async (name: string) => (await owner.call.machine.find({})).jobs.find((job) => job.name === name)

test('OBS-09 MCH-09 D-243 each copy writes down what it counted, and the machine room shows it without another service', async () => {
  const close = openCopy('copy-a')
  for (let times = 0; times < 3; times++) expect((await testShop.visitor().ask('/api/v1/categories')).status).toBe(200)
  await close()
  const { copies, answers, disk, backup, asked_at } = await owner.call.machine.find({})
  expect(copies).toMatchObject([{ name: 'copy-a', parts: ['web', 'worker'], version: '9.8.7', failed: 0 }])
  expect(copies[0]?.requests).toBeGreaterThanOrEqual(3)
  expect(copies[0]?.memory_bytes).toBeGreaterThan(10_000_000)
  expect(copies[0]?.pool).toMatchObject({ waiting: 0 })
  expect(answers.requests).toBe(copies[0]?.requests)
  expect(answers.p95_ms).toBeGreaterThan(0)
  expect(disk?.all_bytes).toBeGreaterThan(disk?.free_bytes ?? Number.NaN)
  expect(new Date(backup.at ?? '').getTime()).toBeLessThan(Date.now())
  expect(Math.abs(new Date(asked_at).getTime() - Date.now())).toBeLessThan(3_600_000)
})

test('MCH-09 D-309 what nobody could take is counted on, and every request stands once', async () => {
  const failures: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line) => void failures.push(line) })
  await sql`alter table copy_counters rename to copy_counters_away`.execute(db)
  const close = openCopy('copy-b', { everyMs: 10, log })
  await expect.poll(() => failures.length, long).toBe(1)
  await testShop.visitor().ask('/api/v1/categories')
  await expect.poll(() => failures.length, long).toBe(2)
  await sql`alter table copy_counters_away rename to copy_counters`.execute(db)
  await testShop.visitor().ask('/api/v1/categories')
  await close()
  const { rows } = await sql<{ requests: number }>`
    select sum((figures ->> 'requests')::int)::int as requests from copy_counters where copy = 'copy-b'`.execute(db)
  expect(rows).toEqual([{ requests: 2 }])
})

test('MCH-09 D-243 a copy that is silent is gone from the list, and what is older than seven days from the table', async () => {
  await sql`update copy_counters set counted_at = now() - interval '1 minute' where copy = 'copy-b'`.execute(db)
  await sql`update copy_counters set counted_at = now() - interval '8 days' where copy = 'copy-a'`.execute(db)
  expect((await owner.call.machine.find({})).copies).toEqual([])
  await cleanCounters(shop)
  const { rows } = await sql`select distinct copy from copy_counters`.execute(db)
  expect(rows).toEqual([{ copy: 'copy-b' }])
})

test('a third party shows its calls, how many failed, how long they took and when it last answered', async () => {
  const close = openCopy('copy-c')
  await shop.ports.mailer.send({ to: 'hao@example.com', subject: '訂單', text: '好', html: '<p>好</p>', messageId: 'a' })
  await close()
  await sql`
    insert into party_minutes (party, minute, calls, failures, buckets, last_success)
    values ('courier', date_trunc('minute', now()), 10, 5, array[0,0,0,0,5,0,0,0,0,0,5,0,0], now() - interval '2 minutes'),
      ('courier', date_trunc('minute', now()) - interval '3 hours', 30, 0, array[30,0,0,0,0,0,0,0,0,0,0,0,0], now() - interval '3 hours')`.execute(
    db,
  )
  const { parties } = await owner.call.machine.find({})
  expect(parties.find(({ party }) => party === 'mail')).toMatchObject({ hour: { calls: 1, failures: 0 }, state: 'fine' })
  const courier = parties.find(({ party }) => party === 'courier')
  expect(courier).toMatchObject({ state: 'failing', hour: { calls: 10, failures: 5 }, day: { calls: 40, failures: 5 } })
  expect(courier?.hour.p95_ms).toBeGreaterThan(4000)
  expect(courier?.day.p50_ms).toBeLessThanOrEqual(5)
  expect(courier?.hours.filter((ms) => ms !== null)).toHaveLength(2)
  expect(courier?.hours).toHaveLength(24)
})

test('MCH-02 what the background has not done stands by kind, and is late when the oldest waits more than five minutes', async () => {
  const tell = (name: string, { minutes, attempts }: { minutes: number; attempts: number }) =>
    sql`insert into news (payload, attempts, told_at, due_at)
      values (${JSON.stringify({ name, orderId: 1, version: 1 })}::jsonb, ${attempts}, now() - make_interval(mins => ${minutes}), now() + interval '1 day')`.execute(
      db,
    )
  await sql`delete from news`.execute(db)
  expect((await owner.call.machine.find({})).work).toMatchObject({ waiting: 0, failed: 0, oldest: null, is_late: false })
  await tell('order-paid', { minutes: 3, attempts: 0 })
  expect((await owner.call.machine.find({})).work).toMatchObject({ waiting: 1, failed: 0 })
  await tell('order-paid', { minutes: 1, attempts: 2 })
  await tell('picking-started', { minutes: 60, attempts: 1 })
  const { work } = await owner.call.machine.find({})
  expect(work).toMatchObject({ waiting: 3, failed: 2 })
  expect(work.kinds.map(({ name, waiting, running, failed }) => [name, waiting, running, failed])).toEqual([
    ['picking-started', 1, 0, 1],
    ['order-paid', 2, 0, 1],
  ])
  expect((await owner.call.rail.find({})).counts.machine).toBe(2)
  await sql`delete from news`.execute(db)
})

test('MCH-01 a job of the clock shows how it ended the last time and when it is due, and is done at once when somebody asks', async () => {
  const asOf = new Date(shop.now().getTime() - 3_600_000)
  expect(await jobOf('points')).toMatchObject({ state: 'idle', last: null })
  await owner.call.machine.runJob({ name: 'points', as_of: asOf.toISOString() })
  expect(await jobOf('points')).toMatchObject({ state: 'waiting' })
  await expect(owner.call.machine.runJob({ name: 'points' })).rejects.toMatchObject({ status: 'job_running' })
  await testShop.startWorker()
  await expect.poll(() => jobOf('points'), long).toMatchObject({ state: 'idle', last: { as_of: asOf.toISOString(), error: null } })
  const [entry] = (await owner.call.audit.list({})).rows
  expect(entry).toMatchObject({ verb: 'run-job', subject: 'job points' })
})

test('MCH-01 a job that fails says why, whoever may only look asks for none, and there is no other job', async () => {
  await sql`insert into job_runs (name, began_at, ended_at, error) values ('stores', now() - interval '3 seconds', now(), 'the directory is away')`.execute(
    db,
  )
  expect((await jobOf('stores'))?.last).toMatchObject({ error: 'the directory is away', as_of: null, seconds: 3 })
  await expect(owner.call.machine.runJob({ name: 'tea' })).rejects.toMatchObject({ status: 'not_found' })
  const packer = await office.as('packer')
  await expect(packer.call.machine.find({})).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(packer.call.machine.runJob({ name: 'points' })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('MCH-01 no job is done as of a time to come, and what keeps what stands now as of no other time', async () => {
  const later = new Date(shop.now().getTime() + 60_000).toISOString()
  const earlier = new Date(shop.now().getTime() - 86_400_000).toISOString()
  const refused = { status: 'validation_error' }
  await expect(owner.call.machine.runJob({ name: 'points', as_of: later })).rejects.toMatchObject(refused)
  for (const name of ['seal-audit', 'price-days', 'clean', 'limits', 'lots'])
    await expect(owner.call.machine.runJob({ name, as_of: earlier }), name).rejects.toMatchObject(refused)
  expect((await jobOf('points'))?.may_be_earlier).toBe(true)
  expect((await jobOf('seal-audit'))?.may_be_earlier).toBe(false)
})

test('MCH-01 every job has a name in both languages', () => {
  const without = [...Object.keys(scheduledJobs), ...Object.keys(queuedJobs)].filter((name) => workText(name).zh === name)
  expect(without).toEqual([])
})

test('the database says its version, its room and its largest tables, with how much they grew', async () => {
  await sql`insert into table_sizes (day, name, bytes) values ((now() at time zone 'Asia/Taipei')::date - 6, 'migrations', 1)`.execute(db)
  await cleanCounters(shop)
  const { database: shown } = await owner.call.machine.find({})
  expect(shown.version).toMatch(/^\d+/)
  expect(shown.migrations).toBeGreaterThan(100)
  expect(shown.last_migration).toMatch(/^\d{4}_/)
  expect(shown.tables).toHaveLength(20)
  expect(shown.tables.map(({ bytes }) => bytes)).toEqual(shown.tables.map(({ bytes }) => bytes).toSorted((a, b) => b - a))
  expect(shown.tables.every(({ grown_bytes }) => grown_bytes !== null)).toBe(true)
})
