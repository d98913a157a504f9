import { expect, test } from 'vitest'
import { isProblem } from '#contract/shared/problem.ts'
import { openDatabase } from '#database/connect.ts'
import { createApp } from '#main/app.ts'
import { openTestBrowser } from '#support/test-browser.ts'
import { openTestShop } from '#support/test-shop.ts'
import { router } from '#main/router.ts'
import { KeptContent } from '#server/platform/content/kept-content.ts'
import { createInProcessClient } from './in-process-client.ts'

const { shop, shelf, visitor, signIn } = await openTestShop()

/** Nobody listens there. */
const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'

test.each([
  ['zh-TW', '找不到這件商品'],
  ['en-US', "This product doesn't exist"],
])('API-28 ERR-09 an error says what it is and tells it in %s', async (language, message) => {
  const reply = await visitor().ask('/api/v1/products/999999', { headers: { 'accept-language': language } })
  expect(reply.status).toBe(404)
  expect(reply.json()).toEqual({ status: 'product_not_found', message })
})

test.each([
  [{ 'accept-language': 'zh-TW' }, '?locale=en-US', 'please login'],
  [{ 'accept-language': 'en-US' }, '?locale=zh', '請先登入'],
  [{ 'accept-language': 'en-US' }, '?locale=fr', 'please login'],
  [{ 'accept-language': 'fr-FR, zh-TW;q=0.8' }, '', '請先登入'],
  [{ 'accept-language': 'fr' }, '', 'please login'],
  [{ 'accept-language': 'en;q=0.1, zh;q=0.9' }, '', '請先登入'],
  [{ 'accept-language': 'en-US;q=0.3, fr, zh-Hant-TW;q=0.4' }, '', '請先登入'],
  [{ 'accept-language': 'zh;q=0, en;q=0.1' }, '', 'please login'],
  [{ 'accept-language': 'zh;q=0' }, '', 'please login'],
  [{ 'accept-language': 'zh-TW, en' }, '', '請先登入'],
  [{ 'accept-language': '*' }, '', 'please login'],
  [{}, '', 'please login'],
])('D-04 SPD-03 with %j and %j the answer is %j', async (headers, query, message) => {
  const reply = await visitor().ask(`/api/v1/user${query}`, { headers })
  expect(reply.json()).toMatchObject({ message })
})

test.each(['/api/v1/nothing', '/api/v3/user', '/api/users/nothing', '/static_pages/about/more'])(
  'D-74 %s is nothing here',
  async (path) => {
    const reply = await visitor().ask(path)
    expect(reply.status).toBe(404)
    expect(reply.json()).toEqual({ status: 'not_found', message: "This page doesn't exist" })
  },
)

test.each([
  ['zh', '此欄位為必填'],
  ['en', 'This field is required'],
] as const)('D-74 wrong input names its fields, in %s', async (language, text) => {
  const hao = await signIn('hao', { language })
  const reply = await hao.ask('/api/v2/user/cart_items', {
    method: 'POST',
    body: { quantity: 0 },
    headers: { ...tokenOf(hao), 'accept-language': language },
  })
  expect(reply.status).toBe(422)
  expect(reply.json()).toMatchObject({ status: 'validation_error', errors: { product_id: text } })
  expect(Object.keys((reply.json() as { errors: object }).errors)).toEqual(['product_id', 'quantity'])
})

test('D-74 a body that is no JSON, or is far too large, is wrong input', async () => {
  const hao = await signIn('hao')
  const broken = await hao.ask('/api/v2/user/cart_items', {
    method: 'POST',
    headers: { ...tokenOf(hao), 'content-type': 'application/json', 'content-length': '0' },
  })
  expect(broken.status).toBe(422)
  expect(broken.json()).toMatchObject({ status: 'validation_error' })
  const large = await hao.ask('/api/v2/user/cart_items', {
    method: 'POST',
    headers: tokenOf(hao),
    body: { product_id: 'x'.repeat(300_000) },
  })
  expect(large.status).toBe(413)
  expect(large.json()).toMatchObject({ status: 'validation_error' })
})

test('D-74 who asks too often is asked to wait', async () => {
  const app = await createApp(shop, { requestsPerMinute: 2, trustProxy: [] })
  const hasty = openTestBrowser(app)
  await hasty.ask('/api/v1/categories')
  await hasty.ask('/api/v1/categories')
  const reply = await hasty.ask('/api/v1/categories', { headers: { 'accept-language': 'zh-TW' } })
  expect(reply.status).toBe(429)
  expect(reply.json()).toEqual({ status: 'too_many_requests', message: '操作太頻繁，請稍候再試' })
  await app.close()
})

test('D-74 RUN-02 while the database is gone everybody is asked to come back, and nobody learns more of it', async () => {
  const gone = openDatabase({ url: nowhere })
  const app = await createApp({ ...shop, database: gone }, { requestsPerMinute: 100, trustProxy: [] })
  const browser = openTestBrowser(app)
  const reply = await browser.ask('/api/v1/categories', { headers: { 'accept-language': 'zh-TW' } })
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2'])
  expect(reply.json()).toEqual({ status: 'internal_error', message: '現在有點忙不過來，請稍等幾秒再試一次' })
  expect((await browser.ask('/health/live')).status).toBe(200)
  expect((await browser.ask('/health/serving')).json()).toEqual({ status: 'serving' })
  const ready = await browser.ask('/health/ready')
  expect(ready.status).toBe(503)
  expect(ready.json()).toEqual({ status: 'not_ready' })
  await app.close()
  await gone.close()
})

test('the shop that is well says so', async () => {
  expect((await visitor().ask('/health/ready')).json()).toEqual({ status: 'ready' })
})

test('the API tells about itself, and is kept by nobody', async () => {
  const reply = await visitor().ask('/api/openapi.json')
  expect(reply.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  const product = await visitor().ask(`/api/v1/products/${shelf.roseGel}`)
  expect(product.headers['cache-control']).toBe('no-store')
  expect(product.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  expect(product.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a page that is rendered in this process gets the same answers, and the same problems', async () => {
  const client = createInProcessClient(shop, { router, language: 'en' })
  expect((await client.products.find({ id: shelf.roseGel })).name).toBe('Rose gel')
  const error: unknown = await client.products.find({ id: 999_999 }).catch((thrown: unknown) => thrown)
  expect(isProblem(error, 'product_not_found')).toBe(true)
  expect(error).toMatchObject({ message: "This product doesn't exist" })
  await expect(client.cart.read()).rejects.toMatchObject({ status: 'authentication_error' })
  const broken = createInProcessClient({ ...shop, database: openDatabase({ url: nowhere }) }, { router, language: 'zh' })
  await expect(broken.categories.list()).rejects.toMatchObject({ status: 'internal_error' })
})

test('pages share one menu and whatever else is the same for all, and a menu that could not be read is asked for again', async () => {
  let down = true
  const database = {
    ...shop.database,
    get db() {
      return down ? openDatabase({ url: nowhere }).db : shop.database.db
    },
  }
  const client = createInProcessClient(
    { ...shop, database },
    { router, language: 'zh', answers: new KeptContent({ content: shop.content, maxSize: 10 }) },
  )
  await expect(client.categories.list()).rejects.toMatchObject({ status: 'internal_error' })
  down = false
  const [once, again] = [await client.categories.list(), await client.categories.list({ locale: 'zh-TW' })]
  expect(again).toBe(once)
  expect(await client.categories.pictures()).toBe(await client.categories.pictures())
  expect(await client.products.find({ id: shelf.roseGel })).not.toBe(await client.products.find({ id: shelf.roseGel }))
})

function tokenOf(browser: { cookies: Map<string, string> }): Record<string, string> {
  return { 'x-csrf-token': browser.cookies.get('csrf_token') ?? '' }
}

test.each([
  ['GET', '/api/v1/user?locale=zh&locale=en', 401],
  ['GET', '/api/v1/nothing?locale=zh&locale=en', 404],
  ['GET', '/api/v1/health_articles/tag/%00', 422],
  ['POST', '/api/users/auth/line?origin=/a&origin=/b', 403],
] as const)('what nobody would type is no fault of the shop: %s %s answers %i', async (method, path, status) => {
  const reply = await visitor().ask(path, { method })
  expect(reply.status).toBe(status)
  expect(reply.json()).toMatchObject({ status: expect.any(String), message: expect.any(String) })
})
