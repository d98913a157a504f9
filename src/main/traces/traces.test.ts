import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTraces } from '#main/traces/open-traces.ts'
import { watchPorts } from '#main/watched-ports.ts'
import { openTestCollector, type TracedSpan } from '#support/test-collector.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const collector = await openTestCollector()
const testShop = await openTestShop()
const { shop, signIn, shelf, visitor } = testShop
shop.ports = watchPorts(shop.ports)

const wordOf = (span: TracedSpan | undefined, key: string) => span?.attributes.find((each) => each.key === key)?.value['stringValue']
const below = (spans: readonly TracedSpan[], parent: TracedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)

test('OBS-03 an order is one tree: request, verb, statements, third party, and the letter that followed, under the request’s id', async () => {
  const hao = await signIn('hao')
  const order = await orderBody(testShop, { cart_item_ids: await fillCart(hao, { [shelf.roseGel]: 1 }) })
  await collector.forget()
  await place(hao, { order })
  await testShop.startWorker()
  const letterOf = (spans: readonly TracedSpan[]) => spans.find(({ name }) => name === 'mail send')
  // A job is told last of all: when what it had in hand is written down.
  const isWhole = (spans: readonly TracedSpan[]) => {
    const reaction = spans.find(({ spanId }) => spanId === letterOf(spans)?.parentSpanId)
    return spans.some(({ spanId }) => spanId === reaction?.links?.[0]?.spanId)
  }
  await expect.poll(async () => isWhole(await collector.spans()), { timeout: 20_000 }).toBe(true)

  const all = await collector.spans()
  const request = all.find(({ name }) => name === 'POST /api/v2/user/orders')
  expect(request?.parentSpanId ?? '').toBe('')
  const tree = all.filter(({ traceId }) => traceId === request?.traceId)
  const [verb] = below(tree, request).filter(({ name }) => name === 'orders.place')
  expect(verb).toBeDefined()
  const byVerb = below(tree, verb)
  expect(byVerb.map(({ name }) => name)).toContain('card-company charge')
  expect(byVerb.filter((span) => wordOf(span, 'db.query.text')?.toString().includes('insert into "orders"'))).toHaveLength(1)
  const charge = byVerb.find(({ name }) => name === 'card-company charge')
  expect(wordOf(charge, 'meihao.outcome')).toBe('yes')

  const letter = letterOf(tree)
  const reaction = tree.find(({ spanId }) => spanId === letter?.parentSpanId)
  expect(reaction?.name).toMatch(/^order-placed: /)
  expect(tree.some(({ spanId }) => spanId === reaction?.parentSpanId)).toBe(true)
  const job = all.find(({ spanId }) => spanId === reaction?.links?.[0]?.spanId)
  expect(job?.name).toBe('job letters-news')
  expect(below(tree, reaction).some((span) => wordOf(span, 'db.system.name') === 'postgresql')).toBe(true)
  expect(wordOf(request, 'meihao.request_id')).toBe(wordOf(reaction, 'meihao.request_id'))
  expect(wordOf(request, 'meihao.request_id')).toBeTruthy()
})

test('OBS-03 two requests at once are two traces, and each has its own statements', async () => {
  await collector.forget()
  await Promise.all([
    visitor().ask('/api/v1/categories'),
    visitor().ask(`/api/v1/products/${shelf.roseGel}`),
    visitor().ask('/api/v1/user'),
  ])
  const spans = await collector.spans()
  const requests = spans.filter(({ name }) => name.startsWith('GET '))
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(requests.length)
  const product = requests.find(({ name }) => name === 'GET /api/v1/products/{id}')
  const its = spans.filter(({ traceId }) => traceId === product?.traceId)
  expect(its.map(({ name }) => name)).toEqual(expect.arrayContaining(['products.find', 'select']))
  expect(requests.find(({ name }) => name === 'GET /api/v1/user')?.traceId).not.toBe(product?.traceId)
})

test('OBS-03 they are told by OTLP over HTTP, with the headers that the collector asks for', () => {
  expect(collector.asked[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'content-type': 'application/json', authorization: 'Bearer of-the-collector' },
  })
})

test('OBS-03 without a collector nothing is traced, and nothing of it is read from the disk', async () => {
  const nobody = {
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_EXPORTER_OTLP_HEADERS: {},
    OTEL_SERVICE_NAME: 'meihao',
    OTEL_TRACES_SAMPLER_ARG: 1,
  } as const
  expect(await openTraces(nobody, pino({ level: 'silent' }))).toBeNull()
  // Whatever a process of its own loads that reads all of the shop, heard by the hooks of Node's loader. The library of the metrics asks for the
  // interface itself, which does nothing.
  const program = `
    import { registerHooks } from 'node:module'
    const read = []
    registerHooks({ load: (url, context, next) => { read.push(url); return next(url, context) } })
    await import('./src/main.ts')
    const { readWeb } = await import('./src/main/read-web.ts')
    await readWeb()
    const { statementRun } = await import('./src/database/watched.ts')
    const { verbs, requestTaken } = await import('./src/server/platform/watched.ts')
    console.log(JSON.stringify({
      all: read.length,
      telemetry: read.filter((url) => /@opentelemetry\\/(?!api\\/)|trace-house|open-collector/.test(url)),
      heard: [statementRun, verbs, requestTaken].some((channel) => channel.hasSubscribers),
    }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { all, telemetry, heard } = JSON.parse(stdout) as { all: number; telemetry: string[]; heard: boolean }
  expect(all).toBeGreaterThan(500)
  expect(telemetry).toEqual([])
  expect(heard).toBe(false)
})

test('OBS-03 a collector that is away holds nobody up', async () => {
  const away = await openTraces(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_SERVICE_NAME: 'meihao',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    pino({ level: 'silent' }),
  )
  expect((await visitor().ask('/api/v1/categories')).status).toBe(200)
  const begun = performance.now()
  await away?.close().catch(() => undefined)
  expect(performance.now() - begun).toBeLessThan(15_000)
})
