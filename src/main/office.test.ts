import { afterAll, expect, test } from 'vitest'
import { codeOf, hire, linkToken, openOffice, staffPassword } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { suspendStaff } from '#server/people/staff/change-staff.ts'
import { createApp } from './app.ts'

// The office as a browser meets it.

const { shop, clock, signIn } = await openTestShop()
const app = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [] })
const closed = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [], office: false })
afterAll(async () => {
  await app.close()
  await closed.close()
})

const office = testOffice({ shop, clock, app })
const { ask, enter } = office
const api = officeApiPath

test('ACC-07 the first owner opens the link, scans the secret, types its code, and is given ten recovery codes', async () => {
  const token = await linkToken(shop)
  const email = 'boss@meihao.example'
  const opened = await ask(`${api}/links/first_owner/open`, { payload: { token, email } })
  const { secret, address, qr } = opened.body
  expect(qr).toMatch(/^<svg /)
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  const person = { token, email, name: '林店主', language: 'zh' }
  const use = (code: string, password = staffPassword) =>
    ask(`${api}/links/first_owner/use`, { payload: { ...person, proofs: { password, totp: { secret, code } } } })
  expect(await use('000000')).toMatchObject({
    status: 422,
    body: { status: 'validation_error', errors: { 'totp.code': expect.any(String) } },
  })
  const code = codeOf(secret, shop.now())
  expect((await use(code, 'short')).body).toMatchObject({ errors: { password: 'A password has at least 12 characters' } })
  expect((await use(code, 'meihao is mine')).body).toMatchObject({
    status: 'password_weak',
    message: expect.stringContaining('easy to guess'),
  })
  const made = await use(code)
  expect(made.body.codes).toHaveLength(10)
  expect(await use(code)).toMatchObject({ status: 410, body: { status: 'link_ended' } })
  await expect(openOffice(shop)).rejects.toThrow('owner already')
})

test('ACC-01 with OFFICE=0 every address of the office is nowhere, for pages and for calls', async () => {
  for (const path of ['/office', '/office/', '/office/orders', `${api}/me`, `${api}/sign-in`])
    for (const method of ['GET', 'POST'] as const)
      expect(await ask(path, { method, at: closed }), path).toMatchObject({ status: 404, body: { status: 'not_found' } })
})

test('ACC-03 nothing under the office is indexed, kept, framed, or runs an inline script', async () => {
  for (const path of ['/office', '/office/orders', `${api}/me`, `${api}/nowhere`, '/office/%E0%A4%A', `${api}/%E0%A4%A`]) {
    const { headers } = await ask(path, { method: 'GET' })
    expect(headers, path).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  }
})

test('a session is a random word of 256 bits in a cookie for the office alone, out of reach of scripts', async () => {
  const owner = await hire(shop, { email: 'mina@meihao.example', roles: ['care'] })
  const { set, me } = await enter(owner)
  expect(set).toMatchObject({ name: 'office_session', httpOnly: true, sameSite: 'Strict', path: '/office' })
  expect(Buffer.from(set?.value ?? '', 'base64url')).toHaveLength(32)
  expect(me).toMatchObject({ name: '王小明', email: 'mina@meihao.example', permissions: { 'orders.refund': { each: 1000, aDay: 5000 } } })
  expect(me.permissions).not.toHaveProperty('staff.edit')
  const again = await enter(owner)
  expect(again.set?.value).not.toBe(set?.value)
})

test('a session ends with silence, with signing out, and when its person is suspended', async () => {
  const ann = await hire(shop, { email: 'ann@meihao.example', roles: ['packer'] })
  const isOpen = async (cookie: string) => (await ask(`${api}/me`, { method: 'GET', cookie })).status === 200
  const silent = await enter(ann)
  clock.pass({ minutes: 7 * 60 })
  expect(await isOpen(silent.cookie)).toBe(true)
  clock.pass({ minutes: 7 * 60 })
  expect(await isOpen(silent.cookie), 'the call seven hours ago counts').toBe(true)
  clock.pass({ minutes: 8 * 60 })
  expect(await isOpen(silent.cookie)).toBe(false)
  const leaving = await enter(ann)
  const out = await ask(`${api}/sign-out`, { cookie: leaving.cookie, headers: { 'x-csrf-token': leaving.me.csrf_token } })
  expect(out).toMatchObject({ status: 200, body: { status: 'signed_out' } })
  expect(await isOpen(leaving.cookie)).toBe(false)
  const suspended = await enter(ann)
  await suspendStaff(shop, { staffId: ann.id, actor: { kind: 'staff', id: 'boss' } })
  expect(await isOpen(suspended.cookie)).toBe(false)
})

test('ACC-27 a change needs the token of its session, from a page of the office itself', async () => {
  const { cookie, me } = await enter(await hire(shop, { email: 'ben@meihao.example', roles: ['packer'] }))
  const other = await enter(await hire(shop, { email: 'cai@meihao.example', roles: ['packer'] }))
  const token = { 'x-csrf-token': me.csrf_token }
  for (const headers of [
    {},
    { 'x-csrf-token': 'wrong' },
    { 'x-csrf-token': other.me.csrf_token },
    { ...token, 'sec-fetch-site': 'cross-site' },
    { ...token, 'sec-fetch-site': 'same-site' },
    { ...token, 'sec-fetch-site': '' },
  ])
    expect(await ask(`${api}/sign-out`, { cookie, headers })).toMatchObject({ status: 403, body: { status: 'csrf_error' } })
  expect((await ask(`${api}/sign-out`, { cookie, headers: token })).status).toBe(200)
})

test('ACC-05 a member’s session opens nothing in the office, nor one of the office anything in the shop', async () => {
  const hao = await signIn('hao')
  const session = hao.cookies.get('meihao_session') ?? ''
  for (const name of ['meihao_session', 'office_session'])
    expect((await ask(`${api}/me`, { method: 'GET', cookie: `${name}=${session}` })).status).toBe(401)
  const { set } = await enter(await hire(shop, { email: 'dai@meihao.example', roles: ['manager'] }))
  for (const name of ['meihao_session', 'office_session']) {
    const cookie = `${name}=${set?.value}`
    expect((await ask('/api/v1/user', { method: 'GET', cookie })).status).toBe(401)
    expect((await ask('/api/v2/user/cart_items', { method: 'GET', cookie })).status).toBe(401)
  }
})

test('ACC-21 whatever is wrong, the answer over HTTP is the same', async () => {
  const answers = await Promise.all(
    [
      { email: 'nobody@meihao.example', password: staffPassword },
      { email: 'boss@meihao.example', password: 'wrong wrong wrong' },
    ].map((payload) => ask(`${api}/sign-in`, { payload })),
  )
  const [one, other] = answers.map(({ status, body }) => ({ status, body }))
  expect(one).toEqual(other)
  expect(one).toMatchObject({ status: 401, body: { status: 'sign_in_failed', message: expect.stringContaining('try again') } })
})

test('a session can be looked at and ended from another one, and all others at once', async () => {
  const eva = await hire(shop, { email: 'eva@meihao.example', roles: ['care'] })
  const [desk, phone, tablet] = [await enter(eva), await enter(eva), await enter(eva)]
  const { sessions } = await desk.call.me.sessions.list({})
  expect(
    sessions.map(({ current }) => current),
    'the last call first',
  ).toEqual([false, true, false])
  expect(sessions[0]).toMatchObject({ address: '127.0.0.1', shared: false })
  const fay = await enter(await hire(shop, { email: 'fay@meihao.example', roles: ['care'] }))
  await expect(fay.call.me.sessions.end({ id: sessions[0]?.id ?? '' }), 'somebody else’s').rejects.toMatchObject({ status: 'not_found' })
  await desk.call.me.sessions.end({ id: sessions[0]?.id ?? '' })
  await expect(tablet.call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect(await phone.call.me.find({})).toMatchObject({ email: 'eva@meihao.example' })
  await desk.call.me.sessions.endOthers({})
  await expect(phone.call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect(await desk.call.me.find({})).toMatchObject({ email: 'eva@meihao.example' })
})

test('language, theme and density are the person’s own, and stay as they are where nothing is said', async () => {
  const { call } = await enter(await hire(shop, { email: 'gao@meihao.example', roles: ['packer'] }))
  expect(await call.me.find({})).toMatchObject({ language: 'zh', theme: 'device', density: 'wide' })
  expect(await call.me.change({ language: 'en', theme: 'dark' })).toMatchObject({ language: 'en', theme: 'dark', density: 'wide' })
  expect(await call.me.change({ density: 'narrow' })).toMatchObject({ language: 'en', density: 'narrow' })
})
