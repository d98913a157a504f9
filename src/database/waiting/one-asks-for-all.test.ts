import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBrokenWay } from '#support/broken-way.ts'
import { freshDatabase } from '#support/test-database.ts'
import { openDatabase } from '#database/connect.ts'
import { isAway } from '#database/is-away.ts'

const real = await freshDatabase()
const way = await openBrokenWay(real.url)
const database = openDatabase({ url: way.url, pooled: real.pooled, poolSize: 30, forCalls: true })
afterAll(() => database.close())

const ask = () => sql`select 1`.execute(database.db)
const soon = { timeout: 30_000, interval: 20 }
const untilServed = async () => {
  await expect.poll(() => ask().then(() => 'served', String), soon).toBe('served')
}
/** How many connections were opened meanwhile. */
async function countComing(meanwhile: () => Promise<unknown>): Promise<number> {
  const before = way.came
  await meanwhile()
  return way.came - before
}

beforeEach(untilServed)

test('RUN-02 while the database is away one asks for all, and whoever else comes is told at once', async () => {
  way.breakOff()
  const told: unknown[] = []
  const came = await countComing(async () => {
    for (let times = 0; times < 300; times += 1) told.push(await ask().catch((error: unknown) => error))
  })
  expect(told.filter((each) => !isAway(each))).toEqual([])
  expect(came).toBeGreaterThan(2)
  expect(came).toBeLessThan(100)
  way.mend()
})

test('RUN-02 once it is back all are served, and those who waited begin on few connections', async () => {
  way.breakOff()
  for (let times = 0; times < 10; times += 1) await ask().catch(() => undefined)
  way.mend()
  const came = await countComing(async () => {
    await untilServed()
    await Promise.all(Array.from({ length: 60 }, ask))
  })
  expect(came).toBeLessThan(10)
})

test('connections that have worked and are broken keep nobody from the next one', async () => {
  await Promise.all(Array.from({ length: 10 }, ask))
  way.breakOff()
  way.mend()
  await Promise.all(Array.from({ length: 2 }, () => ask().catch(() => undefined)))
  await expect(ask()).resolves.toBeDefined()
})

test('as many work at once as ever, once the database has been back for a while', async () => {
  const busy = () => sql`select pg_sleep(0.3)`.execute(database.db)
  const isWide = async () => {
    const begin = performance.now()
    await Promise.all(Array.from({ length: 20 }, busy))
    return performance.now() - begin < 2000
  }
  await expect.poll(isWide, soon).toBe(true)
})
