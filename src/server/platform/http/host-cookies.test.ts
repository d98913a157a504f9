import { expect, test } from 'vitest'
import { beginSignIn, pressPersona } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn, visitor } = await openTestShop({ address: 'https://shop.test' })

const prefixed = '__Host-meihao_session'
const tokenOf = async () => (await signIn('hao')).cookies.get(prefixed) ?? ''

/** As if the sign-in had been made before its cookie bore a prefix. */
async function makeFormer(): Promise<void> {
  await database.db.updateTable('sessions').set({ plain_cookie: true }).execute()
}

test('SES-01 by https browsers take the session’s cookie from this host alone', async () => {
  const browser = visitor()
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'line', origin: '/zh' }), 'hao')
  const { cookies, headers } = await browser.ask(cameBackTo.pathname + cameBackTo.search)
  const session = cookies.find(({ name }) => name === prefixed)
  expect(session).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: 2_592_000 })
  expect(cookies.find(({ name }) => name === 'csrf_token')).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' })
  expect(String(headers['set-cookie'])).not.toMatch(/domain=/i)
  expect(await browser.call.user.find({})).toMatchObject({ name: '陳浩' })
})

test('SES-01 the cookie that ties a sign-in to its browser has the prefix too', async () => {
  const browser = visitor()
  await beginSignIn(browser, { provider: 'line', origin: '/zh' })
  expect([...browser.cookies.keys()]).toEqual(['csrf_token', '__Host-meihao_sign_in'])
})

test('SES-01 signing out takes every name away', async () => {
  const hao = await signIn('hao')
  hao.cookies.set('meihao_session', 'left over')
  await hao.ask('/api/users/sign_out')
  expect([...hao.cookies.keys()]).toEqual([])
})

test('SES-02 a sign-in from before goes on, and its cookie gets the new name', async () => {
  const token = await tokenOf()
  await makeFormer()
  const browser = visitor()
  browser.cookies.set('meihao_session', token)
  expect(await browser.call.user.find({})).toMatchObject({ name: '陳浩' })
  expect([...browser.cookies.keys()].toSorted()).toEqual([prefixed, 'csrf_token'])
  const atTheSameMoment = await visitor().ask('/api/v1/user', { headers: { cookie: `meihao_session=${token}` } })
  expect(atTheSameMoment.status).toBe(200)
  await browser.ask('/api/users/sign_out')
  expect((await visitor().ask('/api/v1/user', { headers: { cookie: `meihao_session=${token}` } })).status).toBe(401)
})

test('SES-02 a neighbour under the same domain plants nobody a session', async () => {
  const planted = await tokenOf()
  const browser = visitor()
  browser.cookies.set('meihao_session', planted)
  expect((await browser.ask('/api/v1/user')).status).toBe(401)
  browser.cookies.set(prefixed, (await signIn('mei')).cookies.get(prefixed) ?? '')
  expect(await browser.call.user.find({})).toMatchObject({ name: '林小梅' })
})
