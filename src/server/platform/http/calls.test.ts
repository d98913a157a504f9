import { expect, test } from 'vitest'
import { listCalls } from '#contract/shop/calls.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { router } from '#main/router.ts'

const { database, shelf, signIn, visitor } = await openTestShop()
const { db } = database
const mei = await signIn('mei', { language: 'en' })
const anybody = visitor()
await createProduct(database, { slug: 'in-a-category' })
const { id: categoryId } = await db
  .insertInto('categories')
  .values({ name_zh: '光療', name_en: 'Gel nails' })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: articleId } = await db
  .insertInto('health_articles')
  .values({ title_zh: '手', title_en: 'Hands', summary_zh: '', content_zh: '', cover: '/a.webp', published_at: new Date(0) })
  .returning('id')
  .executeTakeFirstOrThrow()

type Asking = NonNullable<Parameters<typeof mei.ask>[1]>

/** What a call answers: its status, and its body by its fields. */
async function answer(who: typeof mei, path: string, ask: Asking = {}): Promise<{ status: number; body: Record<string, unknown> }> {
  const token: Record<string, string> = ask.method ? { 'x-csrf-token': who.cookies.get('csrf_token') ?? '' } : {}
  const reply = await who.ask(path, { ...ask, headers: { 'accept-language': 'en-US', ...token } })
  return { status: reply.status, body: reply.text ? (reply.json() as Record<string, unknown>) : {} }
}
const read = async (path: string) => Object.keys((await answer(anybody, path)).body)

test('API-01 every call of the contract has a handler', () => {
  const handled = Object.entries(router).flatMap(([group, calls]) => Object.keys(calls).map((call) => `${group}.${call}`))
  const promised = listCalls()
    .filter(({ plain }) => !plain)
    .map(({ name }) => name.split('.', 2).join('.'))
  expect(new Set(handled)).toEqual(new Set(promised))
})

test('API-02 banners of the home page, and by id', async () => {
  expect(await read('/api/v1/index_banners')).toEqual(['banners'])
  expect(await answer(anybody, '/api/v1/banners/nothing')).toEqual({ status: 200, body: { banners: [] } })
})

test('API-03 categories in the language of the query, and one with its fields', async () => {
  expect(await answer(anybody, '/api/v1/categories?locale=en')).toMatchObject({
    body: { categories: [{ id: categoryId, name: 'Gel nails', sub_categories: [] }] },
  })
  expect(await answer(anybody, '/api/v1/categories?locale=zh-TW')).toMatchObject({ body: { categories: [{ name: '光療' }] } })
  expect((await answer(anybody, `/api/v1/categories/${categoryId}`)).body).toEqual({
    id: categoryId,
    name: 'Gel nails',
    products: [],
    cover_url: '',
    mobile_cover_url: '',
  })
  expect(await answer(anybody, '/api/v1/categories/999999')).toMatchObject({ status: 404, body: { status: 'category_not_found' } })
})

test('API-05 D-04 the member, whose words follow the query before the header', async () => {
  expect((await answer(mei, '/api/v1/user?locale=zh')).body).toMatchObject({
    name: expect.any(String),
    constants: { default_shopping_point_exchange_rate: 30 },
  })
  expect(await answer(anybody, '/api/v1/user?locale=zh')).toMatchObject({
    status: 401,
    body: { status: 'authentication_error', message: '請先登入' },
  })
  expect(await answer(anybody, '/api/v1/user')).toMatchObject({ body: { message: 'please login' } })
})

test('API-07 saved cards', async () => {
  expect(await answer(mei, '/api/v1/user/cards')).toEqual({ status: 200, body: { default: null, cards: [] } })
  expect(await answer(mei, '/api/v1/user/cards/none', { method: 'PUT', body: { card: { default: true } } })).toMatchObject({
    status: 404,
    body: { status: 'card_not_found' },
  })
  expect(await answer(mei, '/api/v1/user/cards/none', { method: 'DELETE' })).toMatchObject({
    status: 404,
    body: { status: 'card_not_found' },
  })
})

test('API-08 points, page by page', async () => {
  const { body } = await answer(mei, '/api/v1/user/shopping_points?items=50&page=9')
  expect(body).toMatchObject({ shopping_point: 1000, pages: { current: 1, items: 50 } })
  expect(Object.keys(body)).toEqual(['shopping_point', 'expired_at', 'data', 'pages'])
})

test('API-12 D-81 static pages stand outside the API', async () => {
  expect(await answer(anybody, '/static_pages/about')).toMatchObject({ status: 404, body: { status: 'static_page_not_found' } })
  await db
    .insertInto('static_pages')
    .values({ slug: 'about', title_zh: '關於', title_en: 'About', content_zh: '<p>梅好</p>', content_en: '<p>Meihao</p>' })
    .execute()
  expect(await answer(anybody, '/static_pages/about')).toEqual({ status: 200, body: { title: 'About', content: '<p>Meihao</p>' } })
})

test('API-13 stores by group and key', async () => {
  const ask = (group: string, key: string) => answer(anybody, `/api/v1/seven?group=${group}&key=${encodeURIComponent(key)}`)
  expect(await ask('city', '連江縣')).toEqual({ status: 200, body: ['Nangan Township', 'Beigan Township'] })
  const { body: roads } = await ask('road', 'Lienchiang County|Beigan Township')
  expect(roads).toEqual([expect.any(String), expect.any(String), expect.any(String)])
  const { body: stores } = await ask('store', `連江縣|北竿鄉|${String(roads[0])}`)
  expect(stores).toContainEqual({
    store_id: expect.stringMatching(/^\d{6}$/),
    store_name: expect.stringMatching(/門市$/),
    address: expect.stringContaining(String(roads[0])),
  })
  expect(await answer(anybody, '/api/v1/seven?group=planet&key=x')).toMatchObject({ status: 422, body: { status: 'validation_error' } })
})

test('API-14 API-15 recipients: a list per method, one, and its removal', async () => {
  const contact_attributes = {
    name: '林小梅',
    phone: '0912345678',
    county: '臺北市',
    district: '大安區',
    zip_code: '106',
    address: '永康街 31 巷 12 號',
  }
  const made = await answer(mei, '/api/v2/user/contacts', { method: 'POST', body: { type: 'black_cat', contact_attributes } })
  expect(made).toMatchObject({ status: 201, body: { name: '林小梅' } })
  const path = `/api/v2/user/contacts/${String(made.body['id'])}`
  expect(await answer(mei, path)).toMatchObject({ status: 200, body: { type: 'black_cat', district: '大安區' } })
  expect((await answer(mei, '/api/v2/user/contacts?type=black_cat')).body).toMatchObject({ sender: null, list: [{ name: '林小梅' }] })
  for (const type of ['seven', 'ups'])
    expect((await answer(mei, `/api/v2/user/contacts?type=${type}`)).body).toEqual({ sender: null, list: [] })
  expect(await answer(mei, `${path}?type=black_cat`, { method: 'DELETE' })).toEqual({ status: 200, body: { status: 'destroy_success' } })
  expect(await answer(mei, path)).toMatchObject({ status: 404, body: { status: 'contact_not_found' } })
})

test('API-16 questions by topic', async () => {
  expect(await read('/api/v1/faqs?slug=product')).toEqual(['faqs', 'current_slug', 'kinds'])
})

test('API-17 whether a carrier exists', async () => {
  expect(await answer(anybody, '/api/v1/carriers/%2FAB12.+-')).toEqual({ status: 200, body: { isExist: true } })
})

test('API-18 articles: all, of a tag, one', async () => {
  expect(await answer(anybody, '/api/v1/health_articles')).toMatchObject({
    body: { health_articles: [{ id: articleId, title: 'Hands' }], tags: [] },
  })
  expect(await answer(anybody, '/api/v1/health_articles/tag/nothing')).toMatchObject({ status: 200, body: { health_articles: [] } })
  expect(await answer(anybody, `/api/v1/health_articles/${articleId}`)).toMatchObject({
    status: 200,
    body: { id: articleId, related_products: [], related_articles: [] },
  })
  expect(await answer(anybody, '/api/v1/health_articles/999999')).toMatchObject({
    status: 404,
    body: { status: 'health_article_not_found' },
  })
})

test('API-19 API-20 add-ons on offer, and one that is not', async () => {
  expect(await answer(mei, '/api/v2/user/add_on_promotions')).toEqual({
    status: 200,
    body: { normal: null, refrigeration: null, freezing: null },
  })
  expect(await answer(mei, '/api/v2/user/cart_items/add_on', { method: 'POST', body: { product_id: shelf.nailFile } })).toMatchObject({
    status: 404,
    body: { status: 'product_not_found' },
  })
})

test('API-21 API-22 the cart: fill, read, change, price with a code, empty', async () => {
  const added = await answer(mei, '/api/v2/user/cart_items', {
    method: 'POST',
    body: { product_id: shelf.roseGel, quantity: 2, optional_items: [] },
  })
  expect(added).toMatchObject({ status: 200, body: { status: 'normal' } })
  const { id } = added.body['cart_item'] as { id: number }
  expect(await answer(mei, '/api/v2/user/cart_items')).toMatchObject({
    body: { cart_items: { normal: [{ id, quantity: 2 }], refrigeration: [], freezing: [] }, extra_fee: 200 },
  })
  expect(await answer(mei, `/api/v2/user/cart_items/${id}`, { method: 'PUT', body: { quantity: 3, optional_items: [] } })).toMatchObject({
    body: { status: 'update_success', cart_item: { quantity: 3 } },
  })
  expect(
    await answer(mei, '/api/v2/user/cart_discount/calculate', { method: 'POST', body: { cart_item_ids: [id], discount_code: 'NONE' } }),
  ).toMatchObject({
    status: 200,
    body: { status: 'code_not_found', discount_amount: 0, discounted_total: 1170, final_total: 1170, discount_code: null },
  })
  for (let again = 0; again < 2; again++)
    expect(await answer(mei, `/api/v2/user/cart_items/${id}`, { method: 'DELETE' })).toEqual({
      status: 200,
      body: { status: 'destroy_success' },
    })
})

test('API-23 signing in is a form that leads to the provider; another provider is unknown', async () => {
  const form = (authenticity_token: string): Asking => ({ method: 'POST', form: { authenticity_token } })
  const guest = visitor()
  await guest.ask('/api/v1/user')
  const token = guest.cookies.get('csrf_token') ?? ''
  for (const provider of ['facebook', 'line'])
    expect((await guest.ask(`/api/users/auth/${provider}?origin=/zh`, form(token))).status, provider).toBe(302)
  expect((await guest.ask('/api/users/auth/myspace?origin=/zh', form(token))).status).toBe(404)
  expect((await guest.ask('/api/users/auth/line?origin=/zh', form('forged'))).status).toBe(403)
})

test('API-25 the carriers of earlier invoices', async () => {
  expect(await answer(mei, '/api/v2/user/invoices')).toEqual({
    status: 200,
    body: { invoices: { member: null, mobile: null, citizen: null } },
  })
})

test('API-28 every error has status and message, whatever was asked', async () => {
  const wrong = [
    ['/api/v2/user/orders/NOSUCHORDER2', 404],
    ['/api/v1/product/cheapest', 404],
    ['/api/v1/nothing', 404],
  ] as const
  for (const [path, status] of wrong)
    expect(await answer(mei, path), path).toMatchObject({
      status,
      body: { status: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\w/) },
    })
})

test('API-24 signing out is a link that leads home', async () => {
  const reply = await mei.ask('/api/users/sign_out')
  expect([reply.status, reply.location]).toMatchObject([302, expect.stringMatching(/^\/(zh|en)$/)])
  expect((await answer(mei, '/api/v1/user')).status).toBe(401)
})
