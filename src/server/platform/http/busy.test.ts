import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { createApp } from '#main/app.ts'
import { openTestBrowser, type TestBrowser } from '#support/test-browser.ts'
import { fillCart, orderBody } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, shelf, database, signIn } = testShop
const { url, pooled } = database
const impatient = openDatabase({ url, pooled, timeouts: { statementMs: 2000, lockMs: 200, idleInTransactionMs: 10_000 } })
const app = await createApp({ ...shop, database: impatient }, { requestsPerMinute: 1000, trustProxy: [] })
afterAll(async () => {
  await app.close()
  await impatient.close()
})

const hao = await signIn('hao')
const browser: TestBrowser = openTestBrowser(app)
for (const [name, value] of hao.cookies) browser.cookies.set(name, value)

test('DBS-05 an order that waits for what somebody else holds is turned away in words, and comes through with the same key later', async () => {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const order = await orderBody(testShop, { cart_item_ids })
  const { id } = await hao.call.user.find({})
  const headers = { 'x-csrf-token': browser.cookies.get('csrf_token') ?? '', 'idempotency-key': 'once' }
  const press = (language: string) =>
    browser.ask('/api/v2/user/orders', { method: 'POST', headers: { ...headers, 'accept-language': language }, body: { order } })
  await database.transaction(async (stuck) => {
    await stuck.selectFrom('users').where('id', '=', id).select('id').forUpdate().execute()
    const [zh, en] = [await press('zh-TW'), await press('en-US')]
    expect([zh.status, en.status]).toEqual([503, 503])
    expect(zh.json()).toEqual({ status: 'internal_error', message: '現在有點忙不過來，請稍等幾秒再試一次' })
    expect(en.json()).toEqual({ status: 'internal_error', message: 'We are very busy right now. Please try again in a few seconds' })
    expect(zh.headers['retry-after']).toBe('2')
  })
  expect((await press('zh-TW')).status).toBe(201)
  expect((await press('zh-TW')).status).toBe(201)
  expect(await database.db.selectFrom('orders').where('user_id', '=', id).select('id').execute()).toHaveLength(1)
})

test('DBS-05 a door of a form answers a busy database the same way', async () => {
  const narrow = openDatabase({ url: database.directUrl, poolSize: 1, timeouts: { statementMs: 100, lockMs: 100, idleInTransactionMs: 0 } })
  const lonely = await createApp({ ...shop, database: narrow }, { requestsPerMinute: 1000, trustProxy: [] })
  const visitor = openTestBrowser(lonely)
  await database.transaction(async (stuck) => {
    await stuck.updateTable('sessions').set({ revoked_at: null }).execute()
    visitor.cookies.set('meihao_session', hao.cookies.get('meihao_session') ?? '')
    const reply = await visitor.ask('/api/users/sign_out', { headers: { 'accept-language': 'en-US' } })
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2'])
  })
  await lonely.close()
  await narrow.close()
})

test('DBS-05 CPY-15 with every connection taken a call waits 3 s at most and is told when to ask again', async () => {
  const narrow = openDatabase({ url, pooled, poolSize: 2, forCalls: true })
  const full = await createApp({ ...shop, database: narrow }, { requestsPerMinute: 1000, trustProxy: [] })
  const visitor = openTestBrowser(full)
  const taken = Promise.withResolvers<void>()
  const holding = [1, 2].map(() => narrow.transaction(async () => taken.promise))
  const begin = performance.now()
  const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.ask('/api/v1/categories')))
  expect(performance.now() - begin).toBeLessThan(3000)
  expect(new Set(replies.map(({ status, headers }) => `${status} ${String(headers['retry-after'])}`))).toEqual(new Set(['503 2']))
  taken.resolve()
  await Promise.all(holding)
  expect((await visitor.ask('/api/v1/categories')).status).toBe(200)
  await full.close()
  await narrow.close()
})
