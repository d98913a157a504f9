import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mediaRoutes } from '#server/platform/pictures/routes.ts'
import { logSerializers } from '#server/platform/http/log-serializers.ts'
import { quietWhileAway } from '#server/platform/http/quiet-while-away.ts'
import { openOwnPostgres } from '#support/own-postgres.ts'
import { onServer } from '#support/test-server.ts'
import { fillCart, orderBody } from '#support/test-order.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// A whole shop with its pages and its background on a PostgreSQL of its own, which falls, comes back, sends everybody away
// and turns into a standby, while every kind of address is asked.

const lines: { level: number; msg: string; status?: number }[] = []
const log = pino(
  { base: null, serializers: logSerializers, hooks: quietWhileAway() },
  { write: (line) => void lines.push(JSON.parse(line)) },
)
const postgres = await openOwnPostgres()
const testShop = await openTestShop({ database: postgres.database, log })
const { app, database, shelf, signIn } = testShop
await app.register(mediaRoutes, { media: testShop.shop.media })
const pages = await openTestPages(testShop)
const hao = await signIn('hao')
const mei = await signIn('mei')
const wishOrder = async () => orderBody(testShop, { cart_item_ids: await fillCart(hao, { [shelf.roseGel]: 1 }) })
const order = await wishOrder()
await testShop.startWorker()

const withToken = () => ({ 'x-csrf-token': hao.cookies.get('csrf_token') ?? '' })
const notice = {
  rec_trade_id: 'D20261122AAAAAA',
  bank_transaction_id: 'AAAAAAAAAAAA',
  order_number: 'AAAAAAAAAAAA',
  amount: 590,
  currency: 'TWD',
  status: 0,
  msg: 'Success',
  transaction_complete_millis: 1,
}

type Asked = { status: number; headers: Record<string, unknown> }
type Kind = [name: string, ask: () => Promise<Asked>]

const page = (address: string): Kind => [`page ${address}`, () => pages.ask(address)]
const get = (address: string): Kind => [address, () => hao.ask(address)]

/** Whatever cannot be answered without the database. */
const needy: Kind[] = [
  page('/en/items/hot'),
  page(`/zh/product/${shelf.roseGel}-rose-gel`),
  page('/en/nowhere'),
  page('/zh/cart'),
  page('/zh/faqs'),
  get('/api/v1/user'),
  get('/api/v1/categories'),
  get(`/api/v1/products/${shelf.roseGel}`),
  get('/api/v2/user/orders/all'),
  [
    'an order',
    () => hao.ask('/api/v2/user/orders', { method: 'POST', body: { order }, headers: { ...withToken(), 'idempotency-key': 'once' } }),
  ],
  [
    'a sign-in that begins',
    () => hao.ask('/api/users/auth/line?origin=/zh', { method: 'POST', form: { authenticity_token: hao.cookies.get('csrf_token') ?? '' } }),
  ],
  get('/api/users/auth/line/callback?code=x&state=y'),
  ['mei signs out', () => mei.ask('/api/users/sign_out')],
  get('/api/users/confirmation?token=x'),
  ['a notice of the card company', () => hao.ask('/api/v1/payments/tappay/notify', { method: 'POST', body: notice })],
  get('/api/v1/payments/tappay/return?bank_transaction_id=AAAAAAAAAAAA'),
  get('/sitemap.xml'),
  get('/sitemaps/pages.xml'),
  get('/sitemaps/products-1.xml'),
  get('/feeds/products-zh.xml'),
  get('/health/ready'),
]

/** What stands in the process. */
const content: Kind[] = [
  get('/health/live'),
  get('/robots.txt'),
  get('/en.webmanifest'),
  get('/api/openapi.json'),
  get('/media/products/rose.jpg'),
]

async function askAll(kinds: readonly Kind[]): Promise<[string, number, boolean][]> {
  return Promise.all(
    kinds.map(async ([name, ask]) => {
      const { status, headers } = await ask()
      return [name, status, /^\d+$/.test(String(headers['retry-after'] ?? ''))]
    }),
  )
}

const askedBack = needy.map(([name]) => [name, 503, true])

/** Whoever connects from now on can only read, or write again. Those who are connected stay as they are. */
async function becomeStandby(only: 'on' | 'off'): Promise<void> {
  const name = new URL(database.url).pathname.slice(1)
  await onServer(database.url, (client) =>
    client.query(`begin read write; alter database ${name} set default_transaction_read_only = ${only}; commit`),
  )
  if (only === 'on') await postgres.endConnections()
}

/** However long a busy machine takes for it. */
const soon = { timeout: 30_000, interval: 50 }

/** Once everybody has heard: pages that are known to be true are sent for a second. */
const hearOfIt = () => pause(1100)

const readiness = async () => (await hao.ask('/health/ready')).status

test(
  'RUN-02 RUN-04 CPY-09 while the database is away every answer that needs it is 503 and says when to ask again, and the log says it in one line',
  { timeout: 120_000 },
  async () => {
    await pages.ask('/zh')
    await postgres.kill()
    await hearOfIt()
    // What is in memory is shown all the same.
    const kept = await pages.ask('/zh')
    expect([kept.status, kept.headers['cache-status']]).toEqual([200, expect.stringMatching(/^meihao; hit; ttl=-\d+$/)])
    lines.length = 0
    const begin = performance.now()
    let slowestMs = 0
    for (let round = 0; round < 5; round++) {
      const asked = performance.now()
      expect(await askAll(needy)).toEqual(askedBack)
      slowestMs = Math.max(slowestMs, performance.now() - asked)
      expect((await askAll(content)).filter(([, status]) => status >= 500)).toEqual([])
      await pause(300)
    }
    const seconds = (performance.now() - begin) / 1000
    // The picture that nobody has drawn is told of as ever.
    const aboutIt = lines.filter(({ status }) => status !== 404)
    expect(aboutIt.slice(1 + Math.floor(seconds / 10)).map(({ level, msg }) => `${level} ${msg}`)).toEqual([])
    expect(slowestMs).toBeLessThan(3000)
    await postgres.startAgain()
    await expect.poll(readiness, soon).toBe(200)
    await expect.poll(async () => (await pages.ask('/zh')).headers['cache-status'], soon).toBeUndefined()
  },
)

test(
  'RUN-02 CPY-09 while the database falls and comes back under load nobody hears of a fault of the server',
  { timeout: 120_000 },
  async () => {
    const placed = await orderBody(testShop, {
      cart_item_ids: await fillCart(hao, { [shelf.teaTin]: 1 }),
      payway: 'when_received',
      card_info: null,
    })
    const headers = { ...withToken(), 'idempotency-key': randomUUID() }
    const seen = new Map<string, Set<number>>()
    const over = new AbortController()
    const asking = Promise.all(
      needy.map(async ([name, ask]) => {
        const statuses = new Set<number>()
        seen.set(name, statuses)
        while (!over.signal.aborted) {
          statuses.add((await ask()).status)
          await pause(20)
        }
      }),
    )
    await postgres.kill()
    await postgres.startAgain()
    for (let times = 0; times < 5; times++) {
      await pause(200)
      await postgres.endConnections().catch(() => undefined)
    }
    over.abort()
    await asking
    await expect.poll(readiness, soon).toBe(200)
    expect([...seen].filter(([, statuses]) => [...statuses].some((status) => status >= 500 && status !== 503))).toEqual([])
    // Whatever happened to it meanwhile, the background goes on: what follows from an order is done.
    const press = () => hao.ask('/api/v2/user/orders', { method: 'POST', body: { order: placed }, headers })
    await expect.poll(async () => (await press()).status, soon).toBe(201)
    await expect
      .poll(() => database.db.selectFrom('news').select(['payload', 'attempts', 'last_error', 'job_id']).execute(), soon)
      .toEqual([])
  },
)

test('RUN-03 a database that only reads takes no order, and is left as soon as another one writes', { timeout: 120_000 }, async () => {
  const order = await orderBody(testShop, {
    cart_item_ids: await fillCart(hao, { [shelf.lilyGel]: 1 }),
    payway: 'when_received',
    card_info: null,
  })
  const press = () =>
    hao.ask('/api/v2/user/orders', { method: 'POST', body: { order }, headers: { ...withToken(), 'idempotency-key': 'later' } })
  await becomeStandby('on')
  await expect.poll(async () => [(await press()).status, (await press()).headers['retry-after']], soon).toEqual([503, '2'])
  // What is only read is answered all the same.
  await expect.poll(async () => (await hao.ask(`/api/v1/products/${shelf.roseGel}`)).status, soon).toBe(200)
  await becomeStandby('off')
  await expect.poll(async () => (await press()).text, soon).toContain('order_hashed_id')
  expect((await press()).status).toBe(201)
})
