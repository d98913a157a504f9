import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Problem } from '#contract/shared/problem.ts'
import { eventually } from '#support/eventually.ts'
import { meiPoints } from '#support/test-cast.ts'
import { beginSignIn, postSignInForm, pressPersona } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'

const { shop, database, clock, visitor, signIn } = await openTestShop()

const countMembers = async () => (await database.db.selectFrom('users').select('id').execute()).length

/** Goes the whole way, and answers where the browser ends. */
async function arrive(persona: string, { provider = 'line', origin = '/zh', browser = visitor() } = {}) {
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider, origin }), persona)
  const reply = await browser.ask(cameBackTo.pathname + cameBackTo.search)
  return { browser, reply, cameBackTo }
}

test('AUT-01 AUT-08 hao signs in with LINE and is the member he was', async () => {
  const before = await countMembers()
  const hao = await signIn('hao')
  expect(await hao.call.user.find({})).toMatchObject({ name: '陳浩', email: 'hao@example.com' })
  expect(await countMembers()).toBe(before)
})

test('AUT-01 xin signs in with Facebook', async () => {
  const xin = await signIn('xin')
  expect(await xin.call.user.find({})).toMatchObject({ name: '王欣', confirmed: false, birthday: null })
})

test.each(['line', 'facebook'])('AUT-01 somebody new becomes a member with %s, once', async (provider) => {
  const before = await countMembers()
  const { browser } = await arrive('new', { provider })
  const member = await browser.call.user.find({})
  expect(member).toMatchObject({ vip: 0, shopping_point: 0, confirmed: false })
  expect(member.uid).toMatch(/^U[A-Z2-9]{9}$/)
  expect(await countMembers()).toBe(before + 1)
})

test('AUT-16 a member may have no e-mail', async () => {
  const { browser } = await arrive('new-without-email')
  expect((await browser.call.user.find({})).email).toBeNull()
})

test('AUT-02 AUT-20 after signing in the browser is where it was', async () => {
  const { reply } = await arrive('hao', { origin: '/en/product/12-rose-gel?from=home' })
  expect(reply.status).toBe(302)
  expect(reply.location).toBe('/en/product/12-rose-gel?from=home')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '',
])('AUT-19 the origin %j becomes /', async (origin) => {
  expect((await arrive('hao', { origin })).reply.location).toBe('/')
})

test.each([
  '/api/users/sign_out',
  '/api//users/sign_out',
  '/en/../api/users/sign_out?x=1',
  '/%61pi/users/%73ign_out',
  '/API/users/sign_out',
  '/zh/%',
  '/en/loginlock',
])('SES-15 the origin %j leads to no page, so whoever signs in from there arrives at home', async (origin) => {
  const { reply, browser } = await arrive('hao', { origin })
  expect(reply.location).toBe('/')
  expect(await browser.call.user.find({})).toMatchObject({ name: '陳浩' })
})

test('D-40 the session is out of reach of scripts, the CSRF token is not, and both last thirty days', async () => {
  const { reply } = await arrive('hao')
  const shared = { path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 }
  const session = reply.cookies.find(({ name }) => name === 'meihao_session')
  expect(session).toMatchObject({ ...shared, httpOnly: true })
  const csrf = reply.cookies.find(({ name }) => name === 'csrf_token')
  expect(csrf).toMatchObject(shared)
  expect(csrf?.httpOnly).toBeUndefined()
})

test('D-40 every sign-in opens a new session and ends the one this browser had', async () => {
  const browser = visitor()
  await arrive('hao', { browser })
  const former = browser.cookies.get('meihao_session') ?? ''
  await arrive('hao', { browser })
  expect(browser.cookies.get('meihao_session')).not.toBe(former)
  const reply = await visitor().ask('/api/v1/user', { headers: { cookie: `meihao_session=${former}` } })
  expect(reply.status).toBe(401)
})

test.each([
  ['line', 'refuse'],
  ['line', 'error'],
  ['facebook', 'refuse'],
  ['facebook', 'error'],
])('AUT-21 at %s, %s ends at loginfail in the language of the page', async (provider, persona) => {
  const { reply, browser } = await arrive(persona, { provider, origin: '/en/cart' })
  expect(reply.location).toBe('/en/loginfail')
  expect(browser.cookies.has('meihao_session')).toBe(false)
})

test('AUT-21 the address that the company sent back serves once', async () => {
  const { cameBackTo, browser } = await arrive('hao')
  browser.cookies.set('meihao_sign_in', cameBackTo.searchParams.get('state') ?? '')
  const again = await browser.ask(cameBackTo.pathname + cameBackTo.search)
  expect(again.location).toBe('/zh/loginfail')
})

test('AUT-21 nobody finishes a sign-in that another browser began', async () => {
  const other = visitor()
  const cameBackTo = await pressPersona(await beginSignIn(other, { provider: 'line', origin: '/zh' }), 'hao')
  const reply = await visitor().ask(cameBackTo.pathname + cameBackTo.search)
  expect(reply.location).toBe('/zh/loginfail')
})

test('AUT-21 a visitor who comes back after ten minutes has to begin again', async () => {
  const browser = visitor()
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'line', origin: '/zh' }), 'hao')
  clock.pass({ minutes: 11 })
  const reply = await browser.ask(cameBackTo.pathname + cameBackTo.search)
  expect(reply.location).toBe('/zh/loginfail')
})

test('AUT-21 a company that is out of reach ends at loginfail', async () => {
  const browser = visitor()
  await beginSignIn(browser, { provider: 'facebook', origin: '/zh' })
  const state = browser.cookies.get('meihao_sign_in') ?? ''
  const reply = await browser.ask(`/api/users/auth/facebook/callback?code=no-such-code&state=${state}`)
  expect(reply.location).toBe('/zh/loginfail')
})

test('AUT-10 a locked account ends at loginlock, without a session', async () => {
  const { reply, browser } = await arrive('lock', { provider: 'facebook', origin: '/en' })
  expect(reply.location).toBe('/en/loginlock')
  expect(browser.cookies.has('meihao_session')).toBe(false)
})

test('AUT-10 an account that is locked while somebody is signed in answers user_lock', async () => {
  const { browser } = await arrive('new')
  const { id } = await browser.call.user.find({})
  await database.db.updateTable('users').set({ locked_at: shop.now() }).where('id', '=', id).execute()
  await expect(browser.call.user.find({})).rejects.toMatchObject({ status: 'user_lock' })
})

test('AUT-05 another company is not known', async () => {
  const reply = await postSignInForm(visitor(), { provider: 'github', origin: '/', token: 'x' })
  expect(reply.status).toBe(404)
  expect(reply.json()).toMatchObject({ status: 'not_found' })
})

test.each(['', 'a-wrong-token'])('AUT-04 AUT-06 the form with the token %j is refused', async (token) => {
  const browser = visitor()
  await browser.ask('/api/v1/user')
  const reply = await postSignInForm(browser, { provider: 'line', origin: '/', token })
  expect(reply.status).toBe(403)
  expect(reply.json()).toMatchObject({ status: 'csrf_error' })
})

test('AUT-06 a form without a cookie is refused, whatever it carries', async () => {
  const reply = await postSignInForm(visitor(), { provider: 'line', origin: '/', token: 'x' })
  expect(reply.status).toBe(403)
})

test('AUT-07 AUT-09 AUT-17 PAY-02 a visitor is told to sign in, and gets what the card fields need all the same', async () => {
  const reply = await visitor().ask('/api/v1/user?locale=en-US')
  expect(reply.status).toBe(401)
  expect(reply.json()).toMatchObject({
    status: 'authentication_error',
    message: 'please login',
    constants: { default_shopping_point_exchange_rate: 30, app_id: '12001', app_key: expect.stringMatching(/^app_/) },
  })
  await expect(visitor().call.user.find({})).rejects.toBeInstanceOf(Problem)
})

test('AUT-16 AUT-17 AUT-18 mei is told everything that her profile shows', async () => {
  const mei = await signIn('mei')
  const user = await mei.call.user.find({})
  expect(user).toMatchObject({
    name: '林小梅',
    email: 'mei@example.com',
    vip: 2,
    vipDue: '2030-03-01',
    vip_spending: 0,
    vip_next_at: null,
    confirmed: true,
    accept_marketing_sms: false,
  })
  expect(user).toMatchObject({ shopping_point: meiPoints, pointAmount: meiPoints, pointExpire: user.shopping_point_expired_at })
  expect(user.constants.default_shopping_point_exchange_rate).toBe(30)
})

test('D-38 somebody new who signs in on several devices at the same moment is one member', async () => {
  await forgetHao()
  const before = await countMembers()
  const arrivals = await database.transaction(async (tx) => {
    await sql`lock table users in share mode`.execute(tx)
    const arriving = Promise.all([1, 2, 3].map(() => arrive('hao')))
    await eventually(async () => (await countWaiting()) === 3)
    return { arriving }
  })
  expect((await arrivals.arriving).map(({ reply }) => reply.location)).toEqual(['/zh', '/zh', '/zh'])
  expect(await countMembers()).toBe(before + 1)
})

/** From now on nobody knows him. */
async function forgetHao(): Promise<void> {
  await database.db
    .updateTable('identities')
    .set({ provider_uid: 'somebody else' })
    .where('user_id', 'in', (eb) => eb.selectFrom('users').where('name', '=', '陳浩').select('id'))
    .execute()
}

/** Devices that are about to write a new member. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select from pg_locks where not granted and (relation = 'users'::regclass or locktype = 'advisory')`.execute(
    database.db,
  )
  return rows.length
}
