import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#demo/catalogue.ts'
import { openDatabase } from '#database/connect.ts'
import { sendByHttp } from '#support/send-by-http.ts'
import { closeCopies, startCopy, type CopyPlan, type ShopCopy } from '#support/shop-copy.ts'
import { openBrowser } from '#support/test-browser.ts'
import { freshDatabase, inEmptyDatabase } from '#support/test-database.ts'
import { orderBody } from '#support/test-order.ts'
import { openTestSandbox } from '#support/test-sandbox.ts'
import { findShelf, smallShop } from '#support/test-shelf.ts'
import { signInAt } from '#support/sign-in-at.ts'
import { buildIfNeeded } from '../../scripts/build.ts'

// Several processes of the shop beside each other, as whoever runs many copies starts them.

const sandbox = await openTestSandbox('http://shop.test')
const directory = await mkdtemp(join(tmpdir(), 'meihao-copies-'))
const minutes = { timeout: 300_000 }

function start(databaseUrl: string, plan: Partial<CopyPlan> = {}): Promise<ShopCopy> {
  return startCopy({ databaseUrl, directory, sandbox: sandbox.addresses, ...plan })
}

/** Nobody ever brings its schema. It waits beside the other stories. */
const lonely = inEmptyDatabase(async (url) => {
  const begin = performance.now()
  const copy = await start(url, { parts: 'web' })
  const code = await copy.ended
  return { code, ms: performance.now() - begin, said: copy.said() }
})
lonely.catch(() => undefined)

beforeAll(async () => void (await buildIfNeeded()), 180_000)
afterAll(async () => {
  await closeCopies()
  await rm(directory, { recursive: true, force: true })
})

async function leave(copies: readonly ShopCopy[]): Promise<void> {
  for (const copy of copies) copy.send('SIGINT')
  expect(await Promise.all(copies.map(({ ended }) => ended))).toEqual(copies.map(() => 0))
}

const poolsIn = async (url: string) => {
  const database = openDatabase({ url, poolSize: 1 })
  const { rows } = await sql`select from worker_pools`.execute(database.db).finally(database.close)
  return rows.length
}

test(
  'CPY-01 CPY-02 parts start in any order and number, also together on an empty database: who comes before the schema waits for who brings it',
  minutes,
  async () => {
    await inEmptyDatabase(async (url) => {
      const early = await Promise.all([start(url, { parts: 'worker' }), start(url, { parts: 'web' }), start(url, { parts: 'web' })])
      await expect
        .poll(() => early.filter((copy) => copy.said().includes('waiting for a copy with the part migrate')).length, minutes)
        .toBe(3)
      const migrating = await Promise.all([start(url, { parts: 'migrate' }), start(url, { parts: 'migrate' })])
      expect(await Promise.all(migrating.map(({ ended }) => ended))).toEqual([0, 0])
      expect(migrating.map((copy) => copy.said().match(/The office has no owner yet/g)?.length)).toEqual([1, 1])
      const late = await start(url, { parts: 'web,worker' })
      await Promise.all([early[1]?.ready(), early[2]?.ready(), late.ready()])
      expect(early.map((copy) => copy.said().match(/waiting for a copy/g)?.length)).toEqual([1, 1, 1])
      // Four lanes of each of the two that work in the background.
      await expect.poll(() => poolsIn(url), minutes).toBeGreaterThanOrEqual(8)
      await leave([...early, late])
    })
  },
)

test('CPY-02 five copies that start together on an empty database all come up, and the demo shop is written once', minutes, async () => {
  await inEmptyDatabase(async (url) => {
    const variables = { DEMO_SHOP: '1', LOG_LEVEL: 'warn', WARM_PICTURES: '0' }
    const copies = await Promise.all([1, 2, 3, 4, 5].map(() => start(url, { variables })))
    await Promise.all(copies.map((copy) => copy.ready()))
    const database = openDatabase({ url, poolSize: 1 })
    const { rows } = await sql<{ products: number; members: number; people: number; twice: number }>`
      select (select count(*) from products) as products, (select count(*) from users) as members, (select count(*) from staff) as people,
        (select count(*) - count(distinct name) from migrations) as twice`
      .execute(database.db)
      .finally(database.close)
    expect(rows).toEqual([{ products: catalogue.length, members: 4, people: expect.any(Number), twice: 0 }])
    await leave(copies)
  })
})

test('CPY-04 D-301 each request of a purchase may be answered by another copy, which knows all that the others do', minutes, async () => {
  const database = await freshDatabase({ furnishing: smallShop })
  const plan = { parts: 'web', variables: { LIMITS: 'unknownCodes=3/600' } }
  const copies = await Promise.all([start(database.url, plan), start(database.url, plan)])
  await Promise.all(copies.map((copy) => copy.ready()))
  let asked = 0
  const browser = openBrowser(sendByHttp(() => copies[asked++ % copies.length]?.address ?? ''))
  await signInAt(browser, { person: 'hao', origin: '/zh' })
  const { roseGel } = await findShelf(database)
  const lines: number[] = []
  for (const quantity of [1, 1]) {
    const added = await browser.call.cart.add({ product_id: roseGel, quantity })
    if (added.status !== 'normal') throw new Error(added.status)
    lines.push(added.cart_item.id)
  }
  // What guards a secret is counted in the database, for all of them: each copy hears two of these.
  const guess = (discount_code: string) => browser.call.discount.calculate({ cart_item_ids: [...new Set(lines)], discount_code })
  for (const code of ['ONE', 'TWO', 'THREE']) expect((await guess(code)).status).toBe('code_not_found')
  await expect(guess('FOUR')).rejects.toMatchObject({ status: 'too_many_requests' })
  const order = await orderBody({ sandbox }, { cart_item_ids: [...new Set(lines)] })
  const press = () => browser.call.orders.place({ body: { order }, headers: { 'idempotency-key': 'pressed-twice' } })
  const [first, second] = [await press(), await press()]
  expect(second).toEqual(first)
  const rows = await database.db.selectFrom('orders').select(['status', 'user_id']).execute()
  expect(rows).toMatchObject([{ status: 'confirmed' }])
  await leave(copies)
})

test(
  'CPY-05 asked to leave, a copy says at once that it is not ready, serves who still comes, finishes what is under way and ends with 0',
  minutes,
  async () => {
    const database = await freshDatabase({ furnishing: smallShop })
    const copy = await start(database.url, { parts: 'web,worker', variables: { DRAIN_SECONDS: '2' } })
    await copy.ready()
    const statusOf = (path: string) => fetch(`${copy.address}${path}`, { headers: { connection: 'close' } }).then(({ status }) => status)
    const begin = performance.now()
    copy.send('SIGTERM')
    await expect.poll(() => statusOf('/health/ready'), { timeout: 1000, interval: 10 }).toBe(503)
    expect(await statusOf('/health/serving')).toBe(503)
    expect([await statusOf('/health/live'), await statusOf('/api/v1/categories')]).toEqual([200, 200])
    const slow = await database.transaction(async (tx) => {
      await sql`lock table faq_kinds, faqs in access exclusive mode`.execute(tx)
      const answer = statusOf('/api/v1/faqs')
      answer.catch(() => undefined)
      const isServed = () =>
        statusOf('/health/live').then(
          (status) => status === 200,
          () => false,
        )
      await expect.poll(isServed, { timeout: 10_000, interval: 20 }).toBe(false)
      expect(performance.now() - begin).toBeGreaterThan(2000)
      return { answer }
    })
    expect([await slow.answer, await copy.ended]).toEqual([200, 0])
  },
)

test(
  'CPY-03 a copy that may not migrate waits a minute for the schema, says so in one line, and ends with a sentence',
  minutes,
  async () => {
    const { code, ms, said } = await lonely
    expect([code, ms > 60_000]).toEqual([1, true])
    const [waiting = '', sentence = '', ...more] = said.split('\n')
    expect(JSON.parse(waiting)).toMatchObject({ msg: 'waiting for a copy with the part migrate to bring the schema', seconds: 60 })
    expect(sentence).toMatch(
      /^Waited 60 s for the schema of this version: 0001_members\.sql and \d+ more are not applied\. Start a copy with the part migrate, and this one again: PARTS=migrate$/,
    )
    expect(more).toEqual([])
  },
)
