import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { isAway } from '#database/is-away.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { freshDatabase, type TestDatabase } from '#support/test-database.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'
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
  const directUrl = direct.pooled?.directUrl ?? direct.url
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
  return { ...database, url, pooled: { directUrl } }
}

/** As in every deployment (scripts/deploying/timers.test.ts). */
const waitSeconds = 0.7

const opened = program === undefined ? null : await openTestShop({ database: await openPooled(program) })

describe.skipIf(opened === null)('behind PgBouncer in transaction mode', () => {
  test('twenty buyers order at once over four connections, what follows is done, and only listeners go past it', async () => {
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
    const { rows } = await sql<{ listening: boolean; count: number }>`
      select application_name = 'meihao listener' as listening, count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' group by 1`.execute(database.db)
    expect(rows.find(({ listening }) => listening)?.count).toBe(4)
    expect(rows.find(({ listening }) => !listening)?.count).toBeLessThanOrEqual(poolSize)
    await expect
      .poll(async () => (await database.db.selectFrom('news').select('id').execute()).length, { timeout: 30_000, interval: 200 })
      .toBe(0)
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
