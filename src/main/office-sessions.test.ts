import { afterAll, expect, test } from 'vitest'
import { hire, staffPassword, type TestStaff } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { createApp } from './app.ts'

// How long a session of the office lasts, and who ends it; asked on two copies of the shop.

const testShop = await openTestShop()
const { shop, clock, database } = testShop
const office = testOffice(testShop)
const other = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [] })
afterAll(async () => other.close())

/** Whether the session opens anything, on either copy. */
async function isOpen(cookie: string): Promise<boolean> {
  const answers = await Promise.all([testShop.app, other].map((at) => office.ask(`${officeApiPath}/me`, { method: 'GET', cookie, at })))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses).size, 'both copies answer alike').toBe(1)
  return statuses[0] === 200
}

/** Signs in on a browser that others use too. */
async function enterShared({ email, codeAt }: TestStaff): Promise<string> {
  clock.pass({ minutes: 1 })
  const { body } = await office.ask(`${officeApiPath}/sign-in`, { payload: { email, password: staffPassword, shared: true } })
  const factor = { code: codeAt(shop.now()) }
  const opened = await office.ask(`${officeApiPath}/sign-in/second`, { payload: { token: body.token, factor } })
  return `office_session=${opened.cookies.find(({ name }) => name === 'office_session')?.value}`
}

const ann = await hire(shop, { email: 'ann@meihao.example', roles: ['care'] })

test('ACC-26 a session ends after eight hours without a call, and after seven days in any case', async () => {
  const { cookie } = await office.enter(ann)
  clock.pass({ minutes: 7 * 60 + 59.9 })
  expect(await isOpen(cookie)).toBe(true)
  clock.pass({ minutes: 8 * 60 })
  expect(await isOpen(cookie)).toBe(false)
  const long = await office.enter(ann)
  for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
    clock.pass({ minutes: 6 * 60 })
    expect(await isOpen(long.cookie), `${hours}`).toBe(true)
  }
  clock.pass({ minutes: 6 * 60 })
  expect(await isOpen(long.cookie)).toBe(false)
})

test('ACC-26 on a shared browser it is half an hour, and twelve hours', async () => {
  const cookie = await enterShared(ann)
  clock.pass({ minutes: 29.9 })
  expect(await isOpen(cookie)).toBe(true)
  clock.pass({ minutes: 30 })
  expect(await isOpen(cookie)).toBe(false)
  const long = await enterShared(ann)
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    clock.pass({ minutes: 20 })
    expect(await isOpen(long), `${minutes}`).toBe(true)
  }
  clock.pass({ minutes: 20 })
  expect(await isOpen(long)).toBe(false)
})

test('ACC-26 the owner makes it shorter, also for who is signed in, and never longer', async () => {
  const set = (path: string, value: number) => changeSetting(shop, { path: `office_sessions.${path}`, value, actor: 'boss' })
  for (const [path, most] of [
    ['idle_minutes', 480],
    ['longest_minutes', 10_080],
    ['shared_idle_minutes', 30],
    ['shared_longest_minutes', 720],
  ] as const) {
    expect(await set(path, most + 1), path).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
    expect(await set(path, 0), path).toMatchObject({ ok: false })
  }
  const { cookie } = await office.enter(ann)
  expect(await set('idle_minutes', 60)).toMatchObject({ ok: true })
  await expect.poll(async () => (await shop.terms()).office_sessions.idle_minutes, { timeout: 5000 }).toBe(60)
  clock.pass({ minutes: 60 })
  expect(await isOpen(cookie)).toBe(false)
  expect(await set('idle_minutes', 480)).toMatchObject({ ok: true })
})

test('ACC-28 a person sees their own sessions and ends any or all others, at once on every copy', async () => {
  const cai = await hire(shop, { email: 'cai@meihao.example', roles: ['care'] })
  const [one, two, three] = [await office.enter(cai), await office.enter(cai), await office.enter(cai)]
  const shared = await enterShared(cai)
  const { sessions } = await three.call.me.sessions.list({})
  expect(sessions).toHaveLength(4)
  expect(sessions.find(({ shared: isShared }) => isShared)).toMatchObject({ address: '127.0.0.1', browser: null, current: false })
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  for (const { started_at, last_seen_at } of sessions) expect(started_at <= last_seen_at).toBe(true)
  await three.call.me.sessions.end({ id: sessions.find(({ shared: isShared }) => isShared)?.id ?? '' })
  expect(await isOpen(shared)).toBe(false)
  await three.call.me.sessions.endOthers({})
  expect([await isOpen(one.cookie), await isOpen(two.cookie), await isOpen(three.cookie)]).toEqual([false, false, true])
  const entries = await database.db.selectFrom('audit_entries').where('verb', 'like', 'end-session%').selectAll().execute()
  expect(entries.map(({ verb, actor_id, staff_id }) => [verb, actor_id, staff_id])).toEqual([
    ['end-session', '王小明', cai.id],
    ['end-sessions', '王小明', cai.id],
  ])
})

test('ACC-28 staff.edit ends those of others, one or all; suspending, changing roles and removing a factor hold on every copy', async () => {
  const ben = await hire(shop, { email: 'ben@meihao.example', roles: ['care'] })
  const [one, two] = [await office.enter(ben), await office.enter(ben)]
  const boss = await office.as('owner')
  const { sessions } = await boss.call.staff.sessions({ id: ben.id })
  expect(sessions.map(({ current }) => current)).toEqual([false, false])
  await expect(boss.call.staff.endSession({ id: ann.id, session: sessions[0]?.id ?? '' }), 'of somebody else').rejects.toMatchObject({
    status: 'not_found',
  })
  await boss.call.staff.endSession({ id: ben.id, session: sessions[0]?.id ?? '' })
  expect([await isOpen(one.cookie), await isOpen(two.cookie)]).toEqual([true, false])
  await boss.call.staff.changeRoles({ id: ben.id, roles: ['editor'] })
  const orders = async () =>
    (
      await Promise.all([testShop.app, other].map((at) => office.ask(`${officeApiPath}/orders`, { method: 'GET', cookie: one.cookie, at })))
    ).map(({ status }) => status)
  expect(await orders()).toEqual([403, 403])
  await boss.call.staff.endSessions({ id: ben.id })
  expect(await isOpen(one.cookie)).toBe(false)
  const again = await office.enter(ben)
  await boss.call.staff.suspend({ id: ben.id })
  expect(await isOpen(again.cookie)).toBe(false)
  const entries = await database.db
    .selectFrom('audit_entries')
    .where('subject', '=', `staff ${ben.id}`)
    .select('verb')
    .orderBy('id')
    .execute()
  expect(entries.map(({ verb }) => verb)).toEqual(['create-staff', 'end-session', 'change-roles', 'end-sessions', 'suspend-staff'])
})
