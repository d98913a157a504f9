import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { eventually } from '#support/eventually.ts'
import { openTestBrowser, type TestBrowser } from '#support/test-browser.ts'
import { beginSignIn, pressPersona } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'
import { closeAccounts } from '#server/people/privacy/close-accounts.ts'
import { lockMember } from './lock-member.ts'

const { shop, database, clock, visitor, signIn } = await openTestShop()

const profile = '/zh/user/profile'
const countMembers = async () => (await database.db.selectFrom('users').select('id').execute()).length
const giveEmail = (browser: TestBrowser, email: string) => browser.call.user.change({ user: { email } })
const stale = { status: 'reauthentication_needed', message: '為了保護你的帳號，請先確認是你本人' }

/** Sends the form that confirms who somebody is; answers the company's page. */
async function beginToConfirm(browser: TestBrowser, provider: 'line' | 'facebook'): Promise<string> {
  const form = { authenticity_token: browser.cookies.get('csrf_token') ?? '', purpose: 'reauthentication' }
  return (await browser.ask(`/api/users/auth/${provider}?origin=${profile}`, { method: 'POST', form })).location
}

async function confirmAs(browser: TestBrowser, persona: string, provider: 'line' | 'facebook' = 'line') {
  const cameBackTo = await pressPersona(await beginToConfirm(browser, provider), persona)
  return browser.ask(cameBackTo.pathname + cameBackTo.search)
}

test('SES-08 who has just signed in changes the e-mail and closes the account without noticing anything', async () => {
  const mei = await signIn('mei')
  clock.pass({ minutes: 30 })
  expect(await giveEmail(mei, 'mei@new.example')).toMatchObject({ status: 'update_success' })
  expect(await mei.call.privacy.close({})).toMatchObject({ status: 'update_success' })
  expect(await mei.call.privacy.keep({})).toMatchObject({ status: 'update_success' })
})

test('SES-08 half an hour later the account’s member is asked for, and nothing has changed', async () => {
  const [mei, xin] = [await signIn('mei'), await signIn('xin')]
  clock.pass({ minutes: 31 })
  await expect(giveEmail(mei, 'thief@new.example')).rejects.toMatchObject({ ...stale, details: { providers: ['line'] } })
  await expect(mei.call.privacy.close({})).rejects.toMatchObject(stale)
  await expect(giveEmail(xin, 'thief@new.example')).rejects.toMatchObject({ ...stale, details: { providers: ['facebook'] } })
  expect((await mei.call.privacy.export({})).member).toMatchObject({ pending_email: 'mei@new.example', closing_at: null })
  const body = { user: { email: 'thief@new.example' } }
  expect(
    (await mei.ask('/api/v1/user', { method: 'PUT', body, headers: { 'x-csrf-token': mei.cookies.get('csrf_token') ?? '' } })).status,
  ).toBe(403)
})

test('SES-08 other changes ask for nothing, and the account can always be kept', async () => {
  const hao = await signIn('hao')
  await hao.call.privacy.close({})
  clock.pass({ days: 1 })
  expect(await hao.call.user.change({ user: { accept_marketing_sms: true } })).toMatchObject({ status: 'update_success' })
  expect(await hao.call.privacy.keep({})).toMatchObject({ closing_at: null })
})

test('SES-08 the shop may ask for none', async () => {
  const app = await createApp(
    { ...shop, settings: { ...shop.settings, reauthenticationMinutes: 0 } },
    { requestsPerMinute: 1000, trustProxy: [] },
  )
  afterAll(() => app.close())
  const hao = await signIn('hao')
  clock.pass({ days: 20 })
  const patient = openTestBrowser(app)
  for (const [name, value] of hao.cookies) patient.cookies.set(name, value)
  expect(await giveEmail(patient, 'hao@late.example')).toMatchObject({ status: 'update_success' })
})

const asked = [
  { provider: 'line', person: 'mei', word: 'max_age', value: '300' },
  { provider: 'facebook', person: 'xin', word: 'auth_type', value: 'reauthenticate' },
] as const

test.each(asked)('SES-09 $provider is told to ask again, and $person goes on where she was', async ({ provider, person, word, value }) => {
  const browser = await signIn(person)
  clock.pass({ minutes: 31 })
  const former = browser.cookies.get('meihao_session')
  const page = await beginToConfirm(browser, provider)
  expect(new URL(page).searchParams.get(word)).toBe(value)
  const cameBackTo = await pressPersona(page, person)
  expect((await browser.ask(cameBackTo.pathname + cameBackTo.search)).location).toBe(`${profile}?confirmed=true`)
  expect(await giveEmail(browser, `${person}@confirmed.example`)).toMatchObject({ status: 'update_success' })
  expect(browser.cookies.get('meihao_session')).not.toBe(former)
  expect((await visitor().ask('/api/v1/user', { headers: { cookie: `meihao_session=${former}` } })).status).toBe(401)
})

test('SES-09 who simply signs in is not asked again by the company', async () => {
  const page = await beginSignIn(visitor(), { provider: 'line', origin: '/zh' })
  expect(new URL(page).searchParams.has('max_age')).toBe(false)
})

test.each(['hao', 'new', 'refuse', 'error', 'mei-unasked'])(
  'SES-10 %s does not confirm mei, who stays signed in as before',
  async (persona) => {
    const mei = await signIn('mei')
    clock.pass({ minutes: 31 })
    const [cookies, members] = [new Map(mei.cookies), await countMembers()]
    expect((await confirmAs(mei, persona)).location).toBe(`${profile}?confirmed=false`)
    expect(mei.cookies).toEqual(cookies)
    expect(await mei.call.user.find({})).toMatchObject({ name: '林小梅' })
    expect(await countMembers()).toBe(members)
    await expect(giveEmail(mei, 'thief@new.example')).rejects.toMatchObject(stale)
  },
)

test('SES-10 a sign-in that was begun to confirm one session confirms no other', async () => {
  const mei = await signIn('mei')
  const cameBackTo = await pressPersona(await beginToConfirm(mei, 'line'), 'mei')
  mei.cookies.set('meihao_session', (await signIn('mei')).cookies.get('meihao_session') ?? '')
  expect((await mei.ask(cameBackTo.pathname + cameBackTo.search)).location).toBe(`${profile}?confirmed=false`)
})

test('SES-10 a session that ended meanwhile is not brought back by confirming it', async () => {
  const [here, there] = [await signIn('hao'), await signIn('hao')]
  const cameBackTo = await pressPersona(await beginToConfirm(here, 'line'), 'hao')
  await there.call.sessions.endAll({})
  expect((await here.ask(cameBackTo.pathname + cameBackTo.search)).location).toBe(`${profile}?confirmed=false`)
  expect((await here.ask('/api/v1/user')).status).toBe(401)
})

test('SES-10 a visitor has nothing to confirm', async () => {
  const browser = visitor()
  await browser.ask('/api/v1/user')
  const form = { authenticity_token: browser.cookies.get('csrf_token') ?? '', purpose: 'reauthentication' }
  const reply = await browser.ask('/api/users/auth/line?origin=/zh', { method: 'POST', form })
  expect(reply.json()).toMatchObject({ status: 'authentication_error' })
})

test('SES-13 who signs in while the account is being closed is nobody in it, but somebody new', async () => {
  const xin = await signIn('xin')
  const { id } = await xin.call.user.find({})
  await xin.call.privacy.close({})
  clock.pass({ days: 8 })
  const browser = visitor()
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'facebook', origin: '/zh' }), 'xin')
  const arriving = await database.transaction(async (tx) => {
    await sql`lock table sessions in exclusive mode`.execute(tx)
    const closing = closeAccounts(shop)
    await eventually(async () => (await countWaiting()) === 1)
    const reply = browser.ask(cameBackTo.pathname + cameBackTo.search)
    await eventually(async () => (await countWaiting()) === 2)
    return { closing, reply }
  })
  await arriving.closing
  await arriving.reply
  expect((await browser.call.user.find({})).id).not.toBe(id)
  expect(await database.db.selectFrom('sessions').where('user_id', '=', id).select('id').execute()).toEqual([])
})

test('SES-13 a lock that comes while somebody signs in ends that sign-in too', async () => {
  const hao = await signIn('hao')
  const { id } = await hao.call.user.find({})
  const browser = visitor()
  const cameBackTo = await pressPersona(await beginSignIn(browser, { provider: 'line', origin: '/zh' }), 'hao')
  const both = await database.transaction(async (tx) => {
    await sql`lock table sessions in exclusive mode`.execute(tx)
    const reply = browser.ask(cameBackTo.pathname + cameBackTo.search)
    await eventually(async () => (await countWaiting()) === 1)
    const locking = lockMember(shop, { memberId: id, reason: '測試', actor: 'Ana' })
    await eventually(async () => (await countWaiting()) === 2)
    return { reply, locking }
  })
  await both.reply
  await both.locking
  expect(await database.db.selectFrom('sessions').where('user_id', '=', id).where('revoked_at', 'is', null).select('id').execute()).toEqual(
    [],
  )
})

/** Who waits for a row or a table that somebody else holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(database.db)
  return rows.length
}
