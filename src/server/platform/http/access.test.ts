import { expect, test } from 'vitest'
import { listCalls, type Call } from '#contract/shop/calls.ts'
import { lockMember } from '#server/people/members/lock-member.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'

const { shop, database, visitor, signIn } = await openTestShop()

const membersCalls = listCalls().filter(({ auth }) => auth === 'member')
const reading = membersCalls.filter(({ method }) => method === 'GET')
const changing = membersCalls.filter(({ method }) => method !== 'GET')

const hao = await signIn('hao')
const locked = await signIn('xin')
const cookiesOfLocked = new Map(locked.cookies)
await lockMember(shop, { memberId: (await locked.call.user.find({})).id, reason: 'test', actor: 'test' })

test('every call of members is in this matrix', () => {
  expect(reading.length).toBeGreaterThan(10)
  expect(changing.length).toBeGreaterThan(10)
})

test('AUT-22 D-65 there are visitors, members and companies, and no staff', async () => {
  expect([...new Set(listCalls().map(({ auth }) => auth))].sort()).toEqual(['member', 'none', 'provider'])
  expect(Object.keys(await hao.call.user.find({})).filter((field) => /role|admin|staff/.test(field))).toEqual([])
})

test.each(membersCalls)('CRT-45 OAP-24 $name is closed to visitors', async (call) => {
  const reply = await make(call, { browser: visitor() })
  expect(reply.status).toBe(401)
  expect(reply.json()).toMatchObject({ status: 'authentication_error', message: '請先登入' })
})

test.each(changing)('D-40 $name needs the CSRF token', async (call) => {
  for (const headers of [{}, { 'x-csrf-token': 'wrong' }]) {
    const reply = await make(call, { browser: hao, headers })
    expect(reply.status).toBe(403)
    expect(reply.json()).toMatchObject({ status: 'csrf_error' })
  }
})

test.each(membersCalls.filter(({ name }) => name !== 'cart.add'))('AUT-10 OAP-21 $name is closed to locked accounts', async (call) => {
  const reply = await make(call, { browser: asLocked(), headers: tokenOf(locked) })
  expect(reply.status).toBe(403)
  expect(reply.json()).toMatchObject({ status: 'user_lock', message: '帳號已被鎖定，即將登出' })
  expect([...locked.cookies.keys()]).not.toContain('meihao_session')
})

test('CRT-31 a locked account is told so when it adds to the cart, and nothing changes', async () => {
  const product_id = 1
  const reply = await asLocked().ask('/api/v2/user/cart_items', {
    method: 'POST',
    headers: { ...zh, ...tokenOf(locked) },
    body: { product_id, quantity: 1 },
  })
  expect(reply.status).toBe(200)
  expect(reply.json()).toEqual({ status: 'user_locked', message: '帳號已被鎖定，請聯絡客服' })
  expect(await database.db.selectFrom('cart_items').select('id').execute()).toEqual([])
})

const zh = { 'accept-language': 'zh-TW' }

/** The call with nothing in it: who may make it is asked before what it says. */
function make({ method, path }: Call, { browser, headers = {} }: { browser: TestBrowser; headers?: Record<string, string> }) {
  const address = path.replaceAll(/\{\w+\}/g, '1')
  return browser.ask(address, { method: method as 'GET', headers: { ...zh, ...headers }, ...(method === 'GET' ? {} : { body: {} }) })
}

/** The browser in which somebody was signed in when the account was locked; being told so, it forgets its cookies. */
function asLocked(): TestBrowser {
  for (const [name, value] of cookiesOfLocked) locked.cookies.set(name, value)
  return locked
}

function tokenOf(browser: TestBrowser): Record<string, string> {
  return { 'x-csrf-token': browser.cookies.get('csrf_token') ?? '' }
}
