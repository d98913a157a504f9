import { afterAll, expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { openTestBrowser, type TestBrowser } from '#support/test-browser.ts'
import { beginSignIn, pressPersona } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanAccounts } from './clean-accounts.ts'

const { shop, database, clock, visitor, signIn } = await openTestShop()

const otherCopy = await createApp(shop, { requestsPerMinute: 1000, trustProxy: [] })
afterAll(() => otherCopy.close())

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Hao signs in with a browser that says this of itself. */
async function haoWith(userAgent: string): Promise<TestBrowser> {
  const browser = visitor()
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'line', origin: '/zh' }), 'hao')
  await browser.ask(cameBackTo.pathname + cameBackTo.search, { headers: { 'user-agent': userAgent } })
  return browser
}

/** The same browser in front of another copy of the shop. */
function atOtherCopy({ cookies }: TestBrowser): TestBrowser {
  const browser = openTestBrowser(otherCopy)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const listOf = async (browser: TestBrowser) => (await browser.call.sessions.list({})).sessions
const isSignedIn = async (browser: TestBrowser) => (await browser.ask('/api/v1/user')).status === 200

test('SES-04 SES-05 hao sees where he is signed in, and nothing by which that could be taken over', async () => {
  const desk = await haoWith(chrome)
  clock.pass({ minutes: 5 })
  const phone = await signIn('hao')
  await signIn('mei')
  const sessions = await listOf(phone)
  expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
    { device: null, current: true },
    { device: 'Chrome · Windows', current: false },
  ])
  expect(sessions[1]?.signed_in_at).toBe(new Date(shop.now().getTime() - 5 * 60_000).toISOString())
  for (const { id } of sessions) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const words = JSON.stringify(sessions)
  for (const secret of [...desk.cookies.values(), ...phone.cookies.values()]) expect(words).not.toContain(secret)
})

test('SES-06 a session that is ended is over in every copy of the shop at once, and only that one', async () => {
  const [desk, phone] = [await signIn('hao'), await signIn('hao')]
  const elsewhere = atOtherCopy(desk)
  expect(await isSignedIn(elsewhere)).toBe(true)
  const [ofDesk] = (await listOf(desk)).filter(({ current }) => current)
  expect(await phone.call.sessions.end({ id: ofDesk?.id ?? '' })).toEqual({ status: 'destroy_success', message: '已登出該裝置' })
  for (const browser of [desk, elsewhere])
    await expect(browser.call.cart.read({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect(await isSignedIn(phone)).toBe(true)
  expect((await listOf(phone)).map(({ id }) => id)).not.toContain(ofDesk?.id)
})

test('SES-06 a session of another member is answered like none, and lives on', async () => {
  const [hao, mei] = [await signIn('hao'), await signIn('mei')]
  const ofMei = (await listOf(mei)).find(({ current }) => current)?.id ?? ''
  const answers = [await hao.call.sessions.end({ id: ofMei }), await hao.call.sessions.end({ id: 'no-such-session' })]
  expect(answers[0]).toEqual(answers[1])
  expect(await isSignedIn(mei)).toBe(true)
})

test('SES-07 signing out everywhere else leaves this device alone, and everybody else', async () => {
  const mei = await signIn('mei')
  const before = [await signIn('hao'), await signIn('hao')]
  const here = await signIn('hao')
  const others = (await listOf(here)).length - 1
  expect(await here.call.sessions.endAll({})).toEqual({ status: 'destroy_success', message: '其他裝置都已登出', ended: others })
  for (const browser of before) expect(await isSignedIn(atOtherCopy(browser))).toBe(false)
  expect((await listOf(here)).map(({ current }) => current)).toEqual([true])
  expect(await isSignedIn(mei)).toBe(true)
})

test('SES-07 with this device nobody is left signed in', async () => {
  const [desk, here] = [await signIn('xin'), await signIn('xin')]
  expect(await here.call.sessions.endAll({ this_device: true })).toMatchObject({ ended: 2 })
  for (const browser of [desk, here]) expect(await isSignedIn(browser)).toBe(false)
})

test('SES-07 a device is signed out only by a page of this shop', async () => {
  const hao = await signIn('hao')
  for (const path of ['/api/v1/user/sessions', '/api/v1/user/sessions/x']) {
    expect((await hao.ask(path, { method: 'DELETE', body: {} })).json()).toMatchObject({ status: 'csrf_error' })
  }
  expect((await visitor().ask('/api/v1/user/sessions')).status).toBe(401)
})

test('SES-03 a sign-in ends ninety days after it began, although its member comes by every week', async () => {
  const hao = await signIn('hao')
  for (let week = 0; week < 12; week++) {
    clock.pass({ days: 7 })
    expect(await isSignedIn(hao)).toBe(true)
  }
  clock.pass({ days: 5 })
  expect(await isSignedIn(hao)).toBe(true)
  clock.pass({ days: 1, minutes: 1 })
  expect(await isSignedIn(hao)).toBe(false)
  await cleanAccounts(shop)
})

test('SES-03 the database moves no session beyond its end, whoever asks it to', async () => {
  const xin = await signIn('xin')
  const memberId = (await xin.call.user.find({})).id
  const { ends_at } = await database.db
    .selectFrom('sessions')
    .where('user_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .select('ends_at')
    .executeTakeFirstOrThrow()
  const later = new Date(ends_at.getTime() + 1_000_000)
  await database.db
    .updateTable('sessions')
    .set({ expires_at: later, ends_at: later })
    .where('user_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute()
  const kept = await database.db
    .selectFrom('sessions')
    .where('user_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .select(['expires_at', 'ends_at'])
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({ expires_at: ends_at, ends_at })
})

test('SES-03 the shop decides how long at most', async () => {
  const strict = { ...shop, settings: { ...shop.settings, sessionDaysAtMost: 1 } }
  const app = await createApp(strict, { requestsPerMinute: 1000, trustProxy: [] })
  const browser = openTestBrowser(app)
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'line', origin: '/zh' }), 'hao')
  await browser.ask(cameBackTo.pathname + cameBackTo.search)
  expect(await isSignedIn(browser)).toBe(true)
  clock.pass({ days: 1, minutes: 1 })
  expect(await isSignedIn(browser)).toBe(false)
  await app.close()
})
