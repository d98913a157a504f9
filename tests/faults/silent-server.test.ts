import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { isAway } from '#database/is-away.ts'
import { asOneCall } from '#database/waiting/patience.ts'
import { openOwnPostgres } from '#support/own-postgres.ts'
import { openDirectly } from '#support/test-database.ts'
import { fillCart, orderBody } from '#support/test-order.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openSilentLine } from './silent-line.ts'

// A PostgreSQL that is there and says nothing: its standby has vanished, or its machine, which closes no line.

const postgres = await openOwnPostgres()
const address = new URL(postgres.database.url)
const line = await openSilentLine(Number(address.port), { standing: true })
address.port = String(line.port)
// Not by its socket.
address.searchParams.delete('host')
const url = address.href
const timeouts = { statementMs: 20_000, lockMs: 500, idleInTransactionMs: 10_000 }
const database = openDirectly({ url, poolSize: 12, timeouts, forCalls: true })
afterAll(async () => {
  line.isSilent = false
  await database.close()
  await line.close()
})
const testShop = await openTestShop({ database })
const pages = await openTestPages(testShop)
const { shelf, signIn } = testShop
const hao = await signIn('hao')

/** Three seconds, and what a machine with much else to do takes to answer. */
const inTimeMs = 4500
const soon = { timeout: 30_000, interval: 100 }

async function wishOrder() {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  return orderBody(testShop, { cart_item_ids, payway: 'when_received', card_info: null })
}

type Asked = { status: number; headers: Record<string, unknown> }

/** What is answered, and whether it is in time. */
async function timed(ask: () => Promise<Asked>): Promise<[status: number, retryAfter: unknown, inTime: boolean]> {
  const begin = performance.now()
  const { status, headers } = await ask()
  return [status, headers['retry-after'], performance.now() - begin < inTimeMs]
}

const press = (order: object, key: string) =>
  hao.ask('/api/v2/user/orders', {
    method: 'POST',
    body: { order },
    headers: { 'x-csrf-token': hao.cookies.get('csrf_token') ?? '', 'idempotency-key': key },
  })

test('D-306 a commit is never told as done before its standby has it, whatever else has a time-out', { timeout: 60_000 }, async () => {
  const hasty = { statementMs: 200, lockMs: 200, idleInTransactionMs: 200 }
  const ways = [openDatabase({ url, timeouts: hasty }), openDatabase({ url, timeouts: hasty, pooled: true })]
  await sql`create table diary (word text not null)`.execute(postgres.database.db)
  await Promise.all(ways.map(({ db }) => sql`select 1`.execute(db)))
  await postgres.awaitStandby('nobody')
  await pause(500)
  const told: string[] = []
  const writing = ways.map((way) =>
    way
      .transaction((tx) => sql`insert into diary values ('once')`.execute(tx))
      .then(
        () => told.push('done'),
        (error: unknown) => told.push(String(error)),
      ),
  )
  await pause(1500)
  expect(told).toEqual([])
  await postgres.awaitStandby('')
  await Promise.all(writing)
  expect(told).toEqual(['done', 'done'])
  await Promise.all(ways.map((way) => way.close()))
})

test(
  'RUN-02 a call waits no longer for what it writes outside of a transaction either, and does not take it for lost',
  { timeout: 60_000 },
  async () => {
    await sql`create table notes_of_calls (word text not null)`.execute(postgres.database.db)
    await asOneCall(() => sql`select from notes_of_calls`.execute(database.db))
    await postgres.awaitStandby('nobody')
    await pause(500)
    const begin = performance.now()
    const told = await asOneCall(() => sql`insert into notes_of_calls values ('once')`.execute(database.db)).catch(
      (error: unknown) => error,
    )
    expect([isAway(told), performance.now() - begin < inTimeMs]).toEqual([true, true])
    // Who only reads is answered meanwhile, and whoever waits keeps the connection.
    await asOneCall(() => sql`select from notes_of_calls`.execute(database.db))
    await postgres.awaitStandby('')
    const words = async () => (await sql`select word from notes_of_calls`.execute(database.db)).rows
    await expect.poll(words, soon).toEqual([{ word: 'once' }])
  },
)

test(
  'RUN-02 D-306 an order whose commit nobody confirms is answered 503 in time, and asked again under its key it stands once',
  { timeout: 60_000 },
  async () => {
    const order = await wishOrder()
    await postgres.awaitStandby('nobody')
    await pause(500)
    expect(await timed(() => press(order, 'unconfirmed'))).toEqual([503, '2', true])
    expect(await timed(() => press(order, 'unconfirmed'))).toEqual([503, '2', true])
    await postgres.awaitStandby('')
    await expect.poll(async () => (await press(order, 'unconfirmed')).status, soon).toBe(201)
    const orders = await database.db.selectFrom('orders').select('id').execute()
    expect(orders).toHaveLength(1)
  },
)

test(
  'D-306 D-73 an order by card whose commit is confirmed late is charged then, and whoever presses again has it, charged once',
  { timeout: 60_000 },
  async () => {
    const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
    const order = await orderBody(testShop, { cart_item_ids })
    await postgres.awaitStandby('nobody')
    await pause(500)
    expect(await timed(() => press(order, 'by card'))).toEqual([503, '2', true])
    await postgres.awaitStandby('')
    await expect.poll(async () => (await press(order, 'by card')).status, soon).toBe(201)
    const orders = database.db.selectFrom('orders').select(['hashed_id', 'status']).orderBy('id', 'desc')
    const { hashed_id, status } = await orders.limit(1).executeTakeFirstOrThrow()
    expect(status).toBe('confirmed')
    expect(await testShop.sandbox.recordsOf(hashed_id)).toHaveLength(1)
  },
)

test(
  'RUN-02 CPY-07 D-302 while a server is silent and closes no line, calls are answered 503 in time and pages in memory are shown',
  { timeout: 90_000 },
  async () => {
    const order = await wishOrder()
    await pages.ask('/zh')
    const calls = ['/api/v1/user', '/api/v1/categories', '/api/v2/user/orders/all', `/api/v1/products/${shelf.roseGel}`]
    const asks = [
      ...calls.map((call) => () => hao.ask(call)),
      () => press(order, 'unheard'),
      () => pages.ask('/en/items/hot'),
      () => hao.ask('/health/ready'),
    ]
    await pause(1100)
    line.isSilent = true
    for (let round = 0; round < 2; round += 1) {
      const [shown, ...refused] = await Promise.all([timed(() => pages.ask('/zh')), ...asks.map(timed)])
      expect(shown).toEqual([200, undefined, true])
      expect(refused).toEqual(asks.map(() => [503, '2', true]))
    }
    expect((await hao.ask('/health/serving')).status).toBe(200)
    line.isSilent = false
    await expect.poll(async () => (await press(order, 'unheard')).status, soon).toBe(201)
  },
)

/** What became of a statement of which the server has heard. `meanwhile`: once it is at it. */
async function askedOn(statement: string, meanwhile: () => unknown): Promise<unknown> {
  const asking = sql
    .raw(statement)
    .execute(database.db)
    .catch((error: unknown) => error)
  const atIt = () => sql`select from pg_stat_activity where query = ${statement} and state = 'active'`.execute(postgres.database.db)
  await expect.poll(async () => (await atIt()).rows.length, soon).toBe(1)
  await meanwhile()
  return asking
}

test(
  'RUN-02 what was asked of a server that has vanished is given up, also where another has taken its place before anybody noticed',
  { timeout: 60_000 },
  async () => {
    const told = await askedOn('select pg_sleep(600)', async () => {
      line.isSilent = true
      await postgres.endConnections()
      line.isSilent = false
    })
    expect(isAway(told)).toBe(true)
  },
)

test(
  'RUN-02 what was answered on a line that somebody in between has forgotten is given up, while the server lives',
  { timeout: 60_000 },
  async () => expect(isAway(await askedOn('select pg_sleep(2)', line.forget))).toBe(true),
)

test('RUN-02 a statement that takes long on a server that lives is waited for, and so is whoever asks for nothing', async () => {
  const slow = sql<{ slept: number }>`select 1 as slept from pg_sleep(8)`.execute(database.db)
  const idle = database.transaction(async (tx) => {
    await sql`select 1`.execute(tx)
    await pause(6000)
    await sql`select 1`.execute(tx)
  })
  expect((await slow).rows).toEqual([{ slept: 1 }])
  await idle
})
