import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { askEveryCall } from '#support/ask-every-call.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { createEinvoiceCarrierRegister } from '#adapters/einvoice/einvoice-carrier-register.ts'
import { readConfig } from '#main/config.ts'
import { sandboxAsConfiguration } from '../../../scripts/starting/sandbox-process.ts'
import { watchPorts } from '#main/watched-ports.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { createOrder } from '#support/rows.ts'
import { lookingAround } from './look-around.ts'
import { openMetrics } from './open-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const metrics = openMetrics()
const testShop = await openTestShop({ furnishing: demoShop })
const { shop, database, signIn } = testShop
shop.ports = watchPorts(shop.ports)
const { ask } = await openTestPages(testShop)
const lookAround = lookingAround(metrics.meters, { shop, dataDirectory: '/tmp', backupMark: import.meta.filename })
const server = await serveMetrics({ meters: metrics.meters, lookAround, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }) })
afterAll(async () => {
  await server.close()
  metrics.close()
})

const read = async () => (await fetch(server.address)).text()
/** The value of a series as Prometheus reads it; 0 where there is none. */
const valueOf = (text: string, series: string) =>
  Number(new RegExp(`^${series.replace(/[{}"./*]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1] ?? 0)

test('OBS-01 metrics are read in Prometheus’ text format, on a port of their own', async () => {
  const answer = await fetch(server.address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await answer.text()).toMatch(/^# TYPE meihao_requests_total counter$/m)
  expect((await fetch(server.address.replace('/metrics', '/'))).status).toBe(404)
  expect((await testShop.visitor().ask('/metrics')).status).toBe(404)
})

test('OBS-01 they are closed unless a port is named, and never open on the shop’s own', () => {
  const sandboxAddresses = Object.fromEntries(
    ['tappay', 'line', 'facebook', 'einvoice', 'logistics', 'bank', 'mailbox'].map((name) => [name, `http://127.0.0.1:1/${name}`]),
  )
  const env = {
    ...sandboxAsConfiguration({ ...sandboxAddresses, smtpPort: 1 } as Parameters<typeof sandboxAsConfiguration>[0]),
    CARD_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
  }
  expect(readConfig(env).METRICS_PORT).toBe('')
  expect(readConfig({ ...env, METRICS_PORT: '9464' }).METRICS_PORT).toBe(9464)
  expect(() => readConfig({ ...env, PORT: '3000', METRICS_PORT: '3000' })).toThrow(/one of their own/)
})

test('OBS-02 a page is counted by where it came from, a request by template and status', async () => {
  const before = await read()
  await ask('/zh')
  await ask('/zh')
  await ask('/zh/404-0912345678')
  const mei = await signIn('mei')
  await mei.ask('/api/v2/user/orders/K7Q2M9X4TBHE')
  const after = await read()
  const grown = (series: string) => valueOf(after, series) - valueOf(before, series)
  expect(grown('meihao_pages_total{from="rendered"}')).toBeGreaterThanOrEqual(1)
  expect(grown('meihao_pages_total{from="memory"}')).toBeGreaterThanOrEqual(1)
  expect(grown('meihao_requests_total{method="GET",route="/zh/*",status="404"}')).toBe(1)
  expect(grown('meihao_requests_total{method="GET",route="/api/v2/user/orders/{id}",status="404"}')).toBe(1)
  expect(grown('meihao_request_seconds_count{kind="page",route="/zh"}')).toBe(2)
  expect(valueOf(after, 'meihao_cache_entries{cache="pages"}')).toBeGreaterThan(0)
  expect(valueOf(after, 'meihao_cache_bytes{cache="pages"}')).toBeGreaterThan(1000)
})

test('OBS-02 third parties are counted by their answer: yes, no, unknown, late', async () => {
  const { carrierRegister, cardCompany } = shop.ports
  await carrierRegister.checkBarcode('/ABC1234')
  await cardCompany.findCharge({ reference: 'NOBODYS', paymentMethod: 'credit_cards' })
  const text = await read()
  const outcomes = [...text.matchAll(/^meihao_third_party_calls_total\{party="([\w-]+)",verb="(\w+)",outcome="(\w+)"\}/gm)]
  expect(outcomes.map(([, ...labels]) => labels.join(' '))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^e-invoice checkBarcode (yes|no)$/),
      expect.stringMatching(/^card-company findCharge (yes|no)$/),
    ]),
  )
})

test('OBS-02 the pool, the backlog and what nobody has answered are asked for when somebody looks', async () => {
  const text = await read()
  expect(valueOf(text, 'meihao_database_answers')).toBe(1)
  expect(text).toMatch(/^meihao_database_pool_connections\{state="in_use"\} \d+$/m)
  expect(text).toMatch(/^meihao_database_pool_waiting 0$/m)
  expect(valueOf(text, 'meihao_database_connection_wait_seconds_count')).toBeGreaterThan(0)
  for (const name of [
    'outbox_oldest_seconds',
    'payments_unanswered_oldest_seconds',
    'disk_bytes{state="free"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'backup_timestamp_seconds',
  ])
    expect(text).toContain(`\nmeihao_${name} `)
})

test('OBS-02 the database is asked once in some seconds however many look, and one that does not answer holds nobody up', async () => {
  let asked = 0
  const counting = {
    now: shop.now,
    get database() {
      asked += 1
      return database
    },
  }
  const look = lookingAround(metrics.meters, { shop: counting, dataDirectory: '/tmp', backupMark: '' })
  const answers = async () => valueOf(await metrics.meters.registry.metrics(), 'meihao_database_answers')
  const begin = performance.now()
  await database.transaction(async (tx) => {
    await sql`lock table news in access exclusive mode`.execute(tx)
    await Promise.all([look(), look(), look()])
    expect(await answers()).toBe(0)
    await look()
  })
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(asked).toBe(1)
  await expect.poll(answers).toBe(1)
})

test('OBS-02 a third party that does not answer in time is late', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const slow = createEinvoiceCarrierRegister({ address, merchantId: '1', hashKey: 'k'.repeat(16), hashIv: 'i'.repeat(16), patienceMs: 50 })
  const { carrierRegister } = watchPorts({ ...shop.ports, carrierRegister: slow })
  expect((await carrierRegister.checkBarcode('/ABC1234')).answer).toBe('unreachable')
  silent.closeAllConnections()
  silent.close()
  expect(valueOf(await read(), 'meihao_third_party_calls_total{party="e-invoice",verb="checkBarcode",outcome="late"}')).toBe(1)
})

test('OBS-02 jobs, what follows from events, and letters are counted by how they ended', async () => {
  const orderId = await createOrder(database, { user_id: (await (await signIn('mei')).call.user.find({})).id, status: 'confirmed' })
  await database.transaction((tx) => tellLater(tx, { name: 'order-placed', orderId }))
  await testShop.startWorker()
  // The letter is gone before its job is done.
  const isDone = async () => valueOf(await read(), 'meihao_jobs_total{name="letters-news",outcome="done"}') > 0
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
  const text = await read()
  expect(text).toMatch(/^meihao_mails_total\{outcome="yes"\} [1-9]/m)
  expect(text).toMatch(/^meihao_reactions_total\{name="\w+",event="order-placed",outcome="done"\} [1-9]/m)
})

test('OBS-02 no label holds an id, a name or a text of anybody, whatever was asked for', async () => {
  await askEveryCall(testShop, () => '王0987654321@example.com')
  await ask('/zh/product/1-0987654321?who=somebody@example.com')
  const text = await read()
  expect(text).toMatch(/^meihao_orders_total\{payway="atm",outcome="\w+"\} [1-9]/m)
  const labels = [...text.matchAll(/[{,](\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value }))
  expect(labels.length).toBeGreaterThan(300)
  const plain = /^(?:\/[\w/.*:{}-]*|[\w.+-]+)$/
  const strange = labels.filter(({ name, value }) => !plain.test(value) || (name !== 'le' && /\d{4,}/.test(value)))
  expect(strange).toEqual([])
  expect(text).not.toMatch(/0987654321|林小梅|example\.com|永康街/)
})
