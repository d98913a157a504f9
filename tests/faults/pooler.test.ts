import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { isAway } from '#database/is-away.ts'
import { lanes } from '#server/platform/outbox/lanes.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import type { ScheduledJob } from '#server/platform/outbox/work.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { freshDatabase, wayOfWorker, type TestDatabase } from '#support/test-database.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'
import { work } from '../../src/main/work.ts'
import { freePorts } from '../../bench/free-ports.ts'
import { inPath } from '../../scripts/cluster/find-programs.ts'
import { startPooler, type Pooler } from '../../scripts/cluster/start-pooler.ts'
import { wishOrders } from './ways.ts'

// A shop of which the whole server reaches its database through PgBouncer in transaction mode. TEST_POOLER=1 has all tests do so.

const program = inPath('pgbouncer')
if (program === undefined) console.log('tests/faults/pooler.test.ts is skipped: apt-get install pgbouncer')

/** Fewer connections than the shop has: each transaction meets another one. */
const poolSize = 4

type Pooled = { url: string; directUrl: string; direct: TestDatabase }

type PoolerPlan = { poolSize: number; waitSeconds?: number; /** When it is to end. */ ends: (end: () => Promise<void>) => void }

async function openPooler(given: string, { ends, ...plan }: PoolerPlan): Promise<Pooled> {
  const direct = await freshDatabase({ furnishing: smallShop })
  const { directUrl } = direct
  const [port = 0] = await freePorts(1)
  const home = await mkdtemp(join(tmpdir(), 'meihao-pooler-'))
  const pooler: Pooler = await startPooler({ program: given, home, port, serverUrl: inject('testPostgres').url, ...plan })
  ends(async () => {
    await pooler.stop()
    await rm(home, { recursive: true, force: true })
  })
  return { url: pooler.addressOf(new URL(directUrl).pathname.slice(1)), directUrl, direct }
}

async function openPooled(given: string): Promise<TestDatabase> {
  const { url, directUrl } = await openPooler(given, { poolSize, ends: afterAll })
  const database = openDatabase({ url, pooled: true, poolSize: 20, forCalls: true })
  afterAll(database.close)
  return { ...database, url, directUrl, pooled: true }
}

/** As in every deployment (scripts/deploying/timers.test.ts). */
const waitSeconds = 0.7

const opened = program === undefined ? null : await openTestShop({ database: await openPooled(program) })

describe.skipIf(opened === null)('behind PgBouncer in transaction mode', () => {
  test('twenty buyers order at once over four connections, what follows is done, and only listeners and locks go past it', async () => {
    if (!opened) return
    const { database, shop, startWorker } = opened
    await startWorker()
    const wishes = [
      ...(await wishOrders(opened, { way: 'cash on delivery', count: 100 })),
      ...(await wishOrders(opened, { way: 'a card', count: 20 })),
    ]
    const waiting = [...wishes]
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let wish = waiting.pop(); wish; wish = waiting.pop()) {
          const placed = await placeOrder(shop, wish.request)
          expect(placed.ok, JSON.stringify(placed)).toBe(true)
          // The same press again is answered with the same order, whichever connection it comes to.
          expect(await placeOrder(shop, wish.request)).toEqual(placed)
        }
      }),
    )
    const { count } = await database.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(wishes.length)
    const { rows } = await sql<{ name: string; count: number }>`
      select application_name as name, count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' group by 1`.execute(database.db)
    const {
      'meihao listener': listening,
      'meihao lock': locked = 0,
      'meihao asks': _asking,
      ...others
    } = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    expect(listening).toBe(4)
    expect(locked).toBeLessThanOrEqual(13)
    expect(Object.values(others).reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(poolSize)
    await expect
      .poll(async () => (await database.db.selectFrom('news').select('id').execute()).length, { timeout: 30_000, interval: 200 })
      .toBe(0)
  })

  test('CPY-15 at a full minute more jobs of the clock begin than the pooler has connections: each is done, and a buyer orders meanwhile', async () => {
    if (!opened) return
    const { database, shop } = opened
    const [allBegan, ordered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const names = Array.from({ length: poolSize + 1 }, (_, place) => `held-${place}`)
    const [begun, done] = [new Set<string>(), new Set<string>()]
    const jobOf = (name: string, place: number): ScheduledJob => ({
      when: '0 0 1 1 *',
      lane: lanes[place % lanes.length] ?? 'rest',
      async work() {
        if (begun.add(name).size === names.length) allBegan.resolve()
        await ordered.promise
        await sql`select 1`.execute(database.db)
        done.add(name)
      },
    })
    const scheduledJobs = Object.fromEntries(names.map((name, place) => [name, jobOf(name, place)]))
    const worker = await runWorker(shop, { work: { ...work, scheduledJobs }, ...wayOfWorker(database) })
    onTestFinished(() => {
      ordered.resolve()
      return worker.stop()
    })
    for (const name of names) await sql`select graphile_worker.add_job(${name})`.execute(database.db)
    await allBegan.promise
    const held = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database() and granted`.execute(database.db)
    expect(held.rows[0]?.count, 'locks').toBeGreaterThanOrEqual(names.length)
    const [wish] = await wishOrders(opened, { way: 'cash on delivery', count: 1 })
    if (!wish) throw new Error('Nobody wishes for anything')
    expect((await placeOrder(shop, wish.request)).ok).toBe(true)
    ordered.resolve()
    await expect.poll(() => done.size, { timeout: 30_000, interval: 50 }).toBe(names.length)
  })

  test('CPY-15 while all of its connections are taken, whoever finds none is turned away, and no slow statement is taken for lost', async () => {
    if (program === undefined) return
    const { url, direct } = await openPooler(program, { poolSize: 2, waitSeconds, ends: onTestFinished })
    const timeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }
    const database = openDatabase({ url, pooled: true, poolSize: 10, timeouts, forCalls: true })
    onTestFinished(database.close)
    const slow = [1, 2].map(async (each) => (await sql`select ${each}::int as slept from pg_sleep(8)`.execute(database.db)).rows)
    const atWork = sql`select from pg_stat_activity where datname = current_database() and query like '%pg_sleep(8)' and state = 'active'`
    await expect.poll(async () => (await atWork.execute(direct.db)).rows.length, { timeout: 20_000, interval: 50 }).toBe(2)
    const refused = await sql`select 1`.execute(database.db).catch((error: unknown) => error)
    expect(isAway(refused)).toBe(true)
    expect(await Promise.all(slow)).toEqual([[{ slept: 1 }], [{ slept: 2 }]])
  })
})
