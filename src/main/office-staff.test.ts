import { expect, test } from 'vitest'
import { officeCast } from '#demo/staff/office-cast.ts'
import { hireCast } from '#server/people/staff/cast/hire-cast.ts'
import { hire } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// People of the office, as an owner manages them.

const testShop = await openTestShop()
const { shop, clock, database } = testShop
const office = testOffice(testShop)
const boss = await hire(shop, { email: 'boss@shop.example', roles: ['owner'] })
const owner = await office.enter(boss)
const packer = await office.as('packer')

test('a manager sees the people and changes nothing; others do not see them', async () => {
  const manager = await office.as('manager')
  expect((await manager.call.staff.list({})).people.map(({ email }) => email)).toContain('boss@shop.example')
  await expect(manager.call.staff.suspend({ id: packer.me.id })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(packer.call.staff.list({})).rejects.toMatchObject({ status: 'permission_denied' })
})

test('ACC-29 what matters needs a second factor that is at most ten minutes old; a fresh one is a code', async () => {
  const person = await office.as('care')
  const suspend = () => owner.call.staff.suspend({ id: person.me.id })
  clock.pass({ minutes: 10.1 })
  await expect(suspend()).rejects.toMatchObject({ status: 'second_factor_needed' })
  await expect(owner.call.stepUp({ code: boss.recoveryCodes[0] ?? '' })).rejects.toMatchObject({ status: 'sign_in_failed' })
  await expect(owner.call.stepUp({ code: '000000' })).rejects.toMatchObject({ status: 'sign_in_failed' })
  await expect(suspend()).rejects.toMatchObject({ status: 'second_factor_needed' })
  expect((await owner.call.staff.list({})).people.find(({ id }) => id === person.me.id)?.suspended).toBe(false)
  const fresh = await office.enter(boss)
  clock.pass({ minutes: 10 })
  expect(await fresh.call.staff.suspend({ id: person.me.id })).toEqual({ status: 'done' })
  await expect(person.call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect(await fresh.call.staff.resume({ id: person.me.id })).toEqual({ status: 'done' })
})

test('ACC-19 a recovery code signs in, and is no second factor for what matters', async () => {
  const eva = await hire(shop, { email: 'eva@shop.example', roles: ['owner'] })
  const [first = '', second = ''] = eva.recoveryCodes
  const { body } = await office.ask(`${officeApiPath}/sign-in`, { payload: { email: eva.email, password: 'plum blossom in snow' } })
  const opened = await office.ask(`${officeApiPath}/sign-in/second`, { payload: { token: body.token, factor: { recovery_code: first } } })
  expect(opened.status).toBe(200)
  const [set] = opened.cookies
  const cookie = `${set?.name}=${set?.value}`
  const step = await office.ask(`${officeApiPath}/step-up`, {
    payload: { code: second },
    cookie,
    headers: { 'x-csrf-token': opened.body.csrf_token },
  })
  expect(step).toMatchObject({ status: 401, body: { status: 'sign_in_failed' } })
})

test('ACC-25 a session is a random word of 256 bits of which the database keeps the hash; sign-in and step-up give a new one', async () => {
  const { set, cookie, me } = await office.enter(boss)
  expect(set).toMatchObject({ name: 'office_session', httpOnly: true, sameSite: 'Strict', path: '/office' })
  expect(Buffer.from(set?.value ?? '', 'base64url')).toHaveLength(32)
  clock.pass({ minutes: 2 })
  const headers = { 'x-csrf-token': me.csrf_token }
  const stepped = await office.ask(`${officeApiPath}/step-up`, { payload: { code: boss.codeAt(shop.now()) }, cookie, headers })
  const [fresh] = stepped.cookies
  expect(fresh).toMatchObject({ name: 'office_session', httpOnly: true, sameSite: 'Strict', path: '/office' })
  expect(fresh?.value).not.toBe(set?.value)
  const rows = JSON.stringify(await database.db.selectFrom('staff_sessions').selectAll().execute())
  for (const word of [set?.value, fresh?.value]) expect(rows).not.toContain(word)
  const statusWith = async (token: string | undefined) =>
    (await office.ask(`${officeApiPath}/me`, { method: 'GET', cookie: `office_session=${token}` })).status
  expect([await statusWith(fresh?.value), await statusWith(set?.value)], 'a call on its way is answered').toEqual([200, 200])
  clock.pass({ minutes: 1 })
  expect([await statusWith(fresh?.value), await statusWith(set?.value)]).toEqual([200, 401])
  expect((await office.ask(`${officeApiPath}/sign-out`, { cookie: `office_session=${fresh?.value}`, headers })).status).toBe(200)
  expect(await statusWith(fresh?.value)).toBe(401)
})

test('a code counts once for a step-up too, and who tries many is told to wait', async () => {
  const gao = await hire(shop, { email: 'gao@shop.example', roles: ['owner'] })
  const { call } = await office.enter(gao)
  clock.pass({ minutes: 2 })
  const code = gao.codeAt(shop.now())
  const both = await Promise.allSettled([call.stepUp({ code }), call.stepUp({ code })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (let tried = 2; tried < 10; tried += 1)
    await expect(call.stepUp({ code: '123456' })).rejects.toMatchObject({ status: 'sign_in_failed' })
  await expect(call.stepUp({ code: gao.codeAt(shop.now()) })).rejects.toMatchObject({ status: 'too_many_tries' })
})

test('roles change at once, and the last owner stays', async () => {
  const care = await office.as('care')
  const fresh = await office.enter(boss)
  expect((await care.call.orders.list({})).rows).toEqual([])
  await fresh.call.staff.changeRoles({ id: care.me.id, roles: ['editor', 'accountant'] })
  expect((await care.call.me.find({})).roles).toEqual(['editor', 'accountant'])
  await expect(care.call.orders.cancel({ number: 'AAAAAAAAAAAA', reason: 'x' })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(fresh.call.staff.changeRoles({ id: care.me.id, roles: ['nobody'] })).rejects.toMatchObject({ status: 'role_refused' })
  await expect(fresh.call.staff.changeRoles({ id: 999_999, roles: ['care'] })).rejects.toMatchObject({ status: 'not_found' })
  for (const { id, roles } of (await fresh.call.staff.list({})).people)
    if (roles.includes('owner') && id !== fresh.me.id) await fresh.call.staff.suspend({ id })
  await expect(fresh.call.staff.suspend({ id: fresh.me.id })).rejects.toMatchObject({ status: 'last_owner' })
  await expect(fresh.call.staff.changeRoles({ id: fresh.me.id, roles: ['care'] })).rejects.toMatchObject({ status: 'last_owner' })
})

test('an owner sees where somebody is signed in, and signs them out everywhere', async () => {
  const person = await hire(shop, { email: 'hai@shop.example', roles: ['packer'] })
  const [one, other] = [await office.enter(person), await office.enter(person)]
  const fresh = await office.enter(boss)
  expect((await fresh.call.staff.sessions({ id: person.id })).sessions).toHaveLength(2)
  await fresh.call.staff.endSessions({ id: person.id })
  for (const { call } of [one, other]) await expect(call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
})

test('ACC-57 whoever is of the cast of a demo shop gives 000000 for what matters, and nothing else', async () => {
  await hireCast(shop, officeCast)
  const opened = await office.ask(`${officeApiPath}/sign-in/cast`, { payload: { word: 'boss' } })
  const cookie = `office_session=${opened.cookies[0]?.value}`
  const headers = { 'x-csrf-token': opened.body.csrf_token }
  const step = async (code: string) => (await office.ask(`${officeApiPath}/step-up`, { payload: { code }, cookie, headers })).status
  expect([await step('123456'), await step('000000')]).toEqual([401, 200])
})
