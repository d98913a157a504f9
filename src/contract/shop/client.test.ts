import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContractRouterClient } from '@orpc/contract'
import { afterEach, expect, expectTypeOf, test } from 'vitest'
import type { Api } from './api.ts'
import { createBrowserClient, type ShopClient } from './client.ts'
import type { ClientSurroundings } from '#contract/shared/bind-calls.ts'
import { isProblem, NoAnswer, Problem } from '#contract/shared/problem.ts'

type Answer = { status: number; body?: unknown }
type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('API-26 a GET that meets %i is tried once more', async (status) => {
  const { client, seen } = await shopThatAnswers({ status }, { status: 200, body: { banners: [] } })
  expect(await client.banners.home()).toEqual({ banners: [] })
  expect(seen).toHaveLength(2)
})

test('API-26 a GET is tried twice at most', async () => {
  const { client, seen } = await shopThatAnswers({ status: 503 }, { status: 503 }, { status: 200, body: { banners: [] } })
  await expect(client.banners.home()).rejects.toBeInstanceOf(Problem)
  expect(seen).toHaveLength(2)
})

test.each([400, 401, 403, 404, 422, 501])('API-26 a GET that meets %i is not tried again', async (status) => {
  const { client, seen } = await shopThatAnswers({ status }, { status: 200, body: { banners: [] } })
  await expect(client.banners.home()).rejects.toBeInstanceOf(Problem)
  expect(seen).toHaveLength(1)
})

test.each<[string, (client: ShopClient) => Promise<unknown>]>([
  ['POST', (client) => client.cart.add({ product_id: 101, quantity: 1 })],
  ['PUT', (client) => client.cart.change({ id: 9, quantity: 2 })],
  ['DELETE', (client) => client.cart.remove({ id: 9 })],
])('API-27 a %s is never tried again', async (_, act) => {
  const { client, seen } = await shopThatAnswers({ status: 503 }, { status: 200, body: {} })
  await expect(act(client)).rejects.toBeInstanceOf(Problem)
  expect(seen).toHaveLength(1)
})

test('API-28 a problem brings its status, its message and what goes with it', async () => {
  const body = { status: 'credit_card_order_error', message: '信用卡授權失敗', code: '10003' }
  const { client } = await shopThatAnswers({ status: 422, body })
  const error = await client.orders.place({ body: { order: {} } }).catch((problem: unknown) => problem)
  expect(isProblem(error, 'credit_card_order_error') && error.details.code).toBe('10003')
  expect(error).toMatchObject({ status: 'credit_card_order_error', message: '信用卡授權失敗' })
})

test('an error page of a proxy is the shop’s fault, without words', async () => {
  const { client } = await shopThatAnswers({ status: 418, body: undefined })
  await expect(client.banners.home()).rejects.toMatchObject({ status: 'internal_error', message: '' })
})

test('ERR-05 a shop that cannot be reached gives no answer, and is asked once', async () => {
  let asked = 0
  const client = createBrowserClient({
    ...surroundings,
    fetch: async () => {
      asked += 1
      throw new TypeError('network down')
    },
  })
  await expect(client.banners.home()).rejects.toBeInstanceOf(NoAnswer)
  expect(asked).toBe(1)
})

test('a call that the page gave up ends as given up', async () => {
  const { client } = await shopThatAnswers({ status: 200, body: {} })
  await expect(client.banners.home(undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})

test('D-04 D-40 every call carries the language, and one that changes something the token', async () => {
  const { client, seen } = await shopThatAnswers({ status: 200, body: {} }, { status: 200, body: {} })
  await client.cart.read()
  await client.cart.remove({ id: 9 })
  expect(seen[0]?.headers).toMatchObject({ 'accept-language': 'zh-TW' })
  expect(seen[0]?.headers).not.toHaveProperty('x-csrf-token')
  expect(seen[1]?.headers).toMatchObject({ 'accept-language': 'zh-TW', 'x-csrf-token': 'token' })
})

const sent: [what: string, act: (client: ShopClient) => Promise<unknown>, address: string, body: unknown][] = [
  ['path and query', (client) => client.products.special({ key: 'hottest', rows: 8 }), 'GET /api/v1/product/hottest?rows=8', undefined],
  [
    'what is left out',
    (client) => client.orders.search({ query: 'rose', page: undefined }),
    'GET /api/v2/user/orders?query=rose',
    undefined,
  ],
  ['a tab', (client) => client.orders.listTab.unpaid({ items: 50 }), 'GET /api/v2/user/orders/unpaid?items=50', undefined],
  ['a barcode with its slash', (client) => client.carriers.check({ code: '/AB12.+-' }), 'GET /api/v1/carriers/%2FAB12.%2B-', undefined],
  ['path and body', (client) => client.cart.change({ id: 9, quantity: 3 }), 'PUT /api/v2/user/cart_items/9', { quantity: 3 }],
  [
    'query of a DELETE',
    (client) => client.contacts.remove({ params: { id: 3 }, query: { type: 'seven' } }),
    'DELETE /api/v2/user/contacts/3?type=seven',
    undefined,
  ],
  [
    'body of a DELETE',
    (client) => client.orders.cancel({ id: 'K7Q2M9X4TBHE', order: { cancel_reason: 'edit' } }),
    'DELETE /api/v1/user/orders/K7Q2M9X4TBHE',
    { order: { cancel_reason: 'edit' } },
  ],
]

test.each(sent.map(([what, act, address, body]) => ({ what, act, address, body })))(
  '$what goes where the contract says',
  async ({ act, address, body }) => {
    const { client, seen } = await shopThatAnswers({ status: 200, body: {} })
    await act(client)
    expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(address)
    expect(seen[0]?.body ? JSON.parse(seen[0].body) : undefined).toEqual(body)
  },
)

test('D-73 an order carries the key of its attempt', async () => {
  const { client, seen } = await shopThatAnswers({ status: 201, body: {} })
  await client.orders.place({ headers: { 'idempotency-key': 'k-1' }, body: { order: { cart_item_ids: [9] } } })
  expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'k-1', 'content-type': 'application/json' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ order: { cart_item_ids: [9] } })
})

test('the client that calls handlers in the same process has the same functions', () => {
  expectTypeOf<ContractRouterClient<Api>>().toExtend<ShopClient>()
})

const surroundings: ClientSurroundings = { language: () => 'zh', csrfToken: () => 'token' }

/** A shop that gives these answers, one after the other. */
async function shopThatAnswers(...answers: Answer[]) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = (await request.toArray()).join('')
    const answer = answers[seen.length] ?? { status: 500 }
    seen.push({ method, url, headers, body })
    response.writeHead(answer.status).end(answer.body === undefined ? '<h1>!</h1>' : JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(async () => server.closeAllConnections())
  closing.push(() => new Promise((closed) => server.close(closed)))
  const { port } = server.address() as AddressInfo
  return { client: createBrowserClient({ ...surroundings, origin: `http://127.0.0.1:${port}` }), seen }
}
