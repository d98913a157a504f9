import { expect, test } from 'vitest'
import { createOrder } from '#support/rows.ts'
import type { Ask, TestBrowser } from '#support/test-browser.ts'
import { fillCart, orderBody } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { lockMember } from '#server/people/members/lock-member.ts'

// Every code as a caller meets it: by its number, its name and its words, in both languages.

const testShop = await openTestShop()
const { shop, database, clock, shelf, signIn, visitor } = testShop

type Met = { number: number; status: string; zh: string; en: string }
type Asked = { by: TestBrowser; path: string; method?: NonNullable<Ask['method']>; body?: object; token?: string; key?: string }

/** One request in each language. A code that ends a session is met once, so the browser may be another each time. */
async function meet(asked: (language: 'zh' | 'en') => Promise<Asked> | Asked): Promise<Met> {
  const met = { number: 0, status: '', zh: '', en: '' }
  for (const language of ['zh', 'en'] as const) {
    const { by, path, method = 'GET', body, token = by.cookies.get('csrf_token') ?? '', key } = await asked(language)
    const headers = {
      'accept-language': language === 'zh' ? 'zh-TW' : 'en-US',
      'x-csrf-token': token,
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const reply = await by.ask(path, { method, headers, ...(body ? { body } : {}) })
    const { status, message } = reply.json() as { status: string; message: string }
    Object.assign(met, { number: reply.status, status, [language]: message })
  }
  return met
}

const hao = await signIn('hao')

const said = (number: number, status: string, words: { zh: string; en: string }) => ({ number, status, ...words })

test('ERR-08 ERR-10 D-74 who is not signed in, or not allowed', async () => {
  expect(await meet(() => ({ by: visitor(), path: '/api/v1/user' }))).toEqual(
    said(401, 'authentication_error', { zh: '請先登入', en: 'please login' }),
  )
  const token = 'wrong'
  expect(await meet(() => ({ by: hao, path: '/api/v2/user/cart_items/1', method: 'DELETE', token }))).toMatchObject({
    number: 403,
    status: 'csrf_error',
  })
  const locked = async (language: 'zh' | 'en') => {
    const member = await signIn(language === 'zh' ? 'xin' : 'mei')
    const { id: memberId } = await member.call.user.find({})
    await lockMember(shop, { memberId, reason: '測試', actor: 'Ana' })
    return { by: member, path: '/api/v1/user' }
  }
  expect(await meet(locked)).toEqual(said(403, 'user_lock', { zh: '帳號已被鎖定，即將登出', en: 'account locked, logging out soon' }))
  await database.db.updateTable('users').set({ locked_at: null, lock_reason: null }).execute()
})

test('ERR-08 ERR-10 D-74 what is not there', async () => {
  const { id: user_id } = await hao.call.user.find({})
  await createOrder(database, { user_id, hashed_id: 'ABCDEFGHJKLM', status: 'confirmed' })
  const answers = await Promise.all(
    [
      '/api/v1/nothing',
      '/api/v2/user/orders/K7Q2M9X4TBHE',
      '/api/v1/categories/999',
      '/api/v1/products/999999',
      '/static_pages/nothing',
      '/api/v1/health_articles/999',
      '/api/v1/user/orders/ABCDEFGHJKLM/invoice.pdf',
      '/api/v2/user/contacts/999',
    ].map((path) => meet(() => ({ by: hao, path }))),
  )
  expect(answers.map(({ number }) => number)).toEqual(answers.map(() => 404))
  expect(answers.map(({ status, en }) => `${status}: ${en}`)).toEqual([
    "not_found: This page doesn't exist",
    "invalid_order_number: This order doesn't exist",
    "category_not_found: This category doesn't exist",
    "product_not_found: This product doesn't exist",
    'static_page_not_found: Failed to load this page',
    "health_article_not_found: This article doesn't exist",
    'invoice_not_found: There is no invoice for this order yet',
    "contact_not_found: This recipient doesn't exist",
  ])
  for (const { zh } of answers) expect(zh).toMatch(/\p{Script=Han}/u)
})

test.each([
  ['PUT', '/api/v1/user/cards/5f0c3a1e-0000-4000-8000-000000000000', { card: { default: true } }, 'card_not_found'],
  ['DELETE', '/api/v1/user/cards/5f0c3a1e-0000-4000-8000-000000000000', undefined, 'card_not_found'],
  ['PUT', '/api/v2/user/cart_items/999999', { quantity: 1 }, 'cart_item_not_found'],
  ['DELETE', '/api/v2/user/contacts/999', undefined, 'contact_not_found'],
] as const)('ERR-10 D-74 %s %s with %j: %s, 404', async (...[method, path, body, status]) => {
  expect(await meet(() => ({ by: hao, path, method, ...(body ? { body } : {}) }))).toMatchObject({ number: 404, status })
})

test('ERR-08 ERR-10 D-74 what is wrong with what was sent', async () => {
  const cart = '/api/v2/user/cart_items'
  expect(await meet(() => ({ by: hao, path: cart, method: 'POST', body: { product_id: 'x' } }))).toEqual(
    said(422, 'validation_error', { zh: '資料有誤，請檢查後再送出', en: 'Please check what you have entered' }),
  )
  const [line = 0] = await fillCart(hao, { [shelf.roseGel]: 1 })
  const order = await orderBody(testShop, { cart_item_ids: [line], payway: 'when_received', card_info: null })
  const send = (body: object, key: string) => ({ by: hao, path: '/api/v2/user/orders', method: 'POST' as const, body, key })
  await meet(() => send({ order }, 'first'))
  expect(await meet(() => send({ order: { ...order, remark: 'another' } }, 'first'))).toMatchObject({
    number: 409,
    status: 'idempotency_conflict',
  })
  expect(await meet(() => send({ order: { ...order, cart_item_ids: [] } }, 'second'))).toEqual(
    said(422, 'no_cart_items', { zh: '請先選擇要結帳的商品', en: 'Please select the items to check out first' }),
  )
})

test('ERR-10 D-74 an address is changed by who has just signed in', async () => {
  const mei = await signIn('mei')
  clock.pass({ minutes: 31 })
  const body = { user: { email: 'mei@new.example' } }
  expect(await meet(() => ({ by: mei, path: '/api/v1/user', method: 'PUT', body }))).toMatchObject({
    number: 403,
    status: 'reauthentication_needed',
  })
})
