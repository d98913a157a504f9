import { expect, test } from 'vitest'
import { newAuthenticator } from '#support/authenticator.ts'
import { codeOf, hire, staffPassword, type TestStaff } from '#support/staff.ts'
import { officeApiPath, testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { passkeyHost } from '#server/people/staff/passkeys/passkey-host.ts'

// How people of the office prove who they are, and change it.

const testShop = await openTestShop()
const { shop, database, clock } = testShop
const office = testOffice(testShop)
const post = (path: string, payload: object, cookie?: string) =>
  office.ask(`${officeApiPath}/${path}`, { payload, ...(cookie && { cookie }) })
const mina = await hire(shop, { email: 'mina@meihao.example', roles: ['care'] })

/** What somebody is told by letter from then on. */
async function warningsOf({ id }: Pick<TestStaff, 'id'>): Promise<{ about: string; browser: string | null; address: string | null }[]> {
  const rows = await database.db.selectFrom('news').select('payload').orderBy('id').execute()
  const told = rows.map(
    ({ payload }) => payload as { name: string; staffId: number; about: string; browser: string | null; address: string },
  )
  return told.filter(({ name, staffId }) => name === 'staff-warned' && staffId === id)
}
const aboutOf = async (person: Pick<TestStaff, 'id'>) => (await warningsOf(person)).map(({ about }) => about)

async function addPasskey({ call }: AtOffice) {
  const { factors } = call.me
  await factors.addPasskey(newAuthenticator(passkeyHost(shop.settings)).make(await factors.offerPasskey({})))
}

test('ACC-15 the last second factor cannot be removed, also when both are removed at once', async () => {
  const at = await office.enter(mina)
  const { factors } = at.call.me
  await expect(factors.removeTotp({})).rejects.toMatchObject({ status: 'last_second_factor' })
  await addPasskey(at)
  const { passkeys } = await factors.find({})
  const id = passkeys[0]?.id ?? ''
  const both = await Promise.allSettled([factors.removeTotp({}), factors.removePasskey({ id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 'last_second_factor' } })
})

test('ACC-15 whoever has none can open nothing but where one is set up, and signs in with it then', async () => {
  const ana = await hire(shop, { email: 'ana@meihao.example', roles: ['owner'] })
  const before = await office.enter(ana)
  await database.db.deleteFrom('staff_totp').where('staff_id', '=', ana.id).execute()
  await expect(before.call.me.find({}), 'not even with the session of before').rejects.toMatchObject({ status: 'authentication_error' })
  const { body: begun } = await post('sign-in', { email: ana.email, password: staffPassword })
  expect(begun.factors).toEqual([])
  const refused = { status: 401, body: { status: 'sign_in_failed' } }
  expect(await post('sign-in/second', { token: begun.token, factor: { code: '123456' } })).toMatchObject(refused)
  const { body: opened } = await post('sign-in/factor/open', { token: begun.token })
  const { secret } = opened
  const use = (code: string) => post('sign-in/factor/use', { token: begun.token, factor: { totp: { secret, code } } })
  expect(await use('000000')).toMatchObject({ status: 422, body: { errors: { 'totp.code': expect.any(String) } } })
  const code = codeOf(secret, shop.now())
  const both = await Promise.all([use(code), use(code)])
  expect(both.map(({ status }) => status).toSorted(), 'of two at once one counts').toEqual([200, 401])
  expect(both.find(({ status }) => status === 200)?.body.codes).toHaveLength(10)
  expect(await use(code), 'somebody who has one sets none up here').toMatchObject(refused)
  expect((await office.enter({ ...ana, codeAt: (moment) => codeOf(secret, moment) })).me.email).toBe(ana.email)
  expect(await aboutOf(ana)).toContain('factor_changed')
})

test('ACC-15 a passkey can be the first second factor as well', async () => {
  const ben = await hire(shop, { email: 'ben@meihao.example', roles: ['care'] })
  await database.db.deleteFrom('staff_totp').where('staff_id', '=', ben.id).execute()
  clock.pass({ minutes: 2 })
  const { body: begun } = await post('sign-in', { email: ben.email, password: staffPassword })
  const { body: options } = await post('sign-in/factor/passkey', { token: begun.token })
  const passkey = newAuthenticator(passkeyHost(shop.settings)).make(options)
  expect((await post('sign-in/factor/use', { token: begun.token, factor: { passkey } })).body.codes).toHaveLength(10)
})

test('ACC-18 ten recovery codes of ten characters work once each, and new ones end the old', async () => {
  const cai = await hire(shop, { email: 'cai@meihao.example', roles: ['care'] })
  const enterBy = async (code: string) => {
    clock.pass({ minutes: 1 })
    const { body: begun } = await post('sign-in', { email: cai.email, password: staffPassword })
    return (await post('sign-in/second', { token: begun.token, factor: { recovery_code: code } })).status
  }
  const at = await office.enter(cai)
  expect(at.me.recovery_codes_left).toBe(10)
  const { codes } = await at.call.me.factors.renewRecoveryCodes({})
  expect(codes).toHaveLength(10)
  expect(codes.every((code) => /^[A-Z2-9]{10}$/.test(code))).toBe(true)
  expect(JSON.stringify(await database.db.selectFrom('staff_recovery_codes').selectAll().execute())).not.toContain(codes[0])
  expect(await enterBy(cai.recoveryCodes[0] ?? '')).toBe(401)
  expect(await enterBy(codes[0] ?? '')).toBe(200)
  expect(await enterBy(codes[0] ?? '')).toBe(401)
  expect((await at.call.me.find({})).recovery_codes_left).toBe(9)
})

test('ACC-20 a letter tells of a sign-in from a browser not seen in 90 days, and of no other', async () => {
  const dai = await hire(shop, { email: 'dai@meihao.example', roles: ['care'] })
  const enter = async (known?: string) => {
    clock.pass({ minutes: 1 })
    const { body: begun } = await post('sign-in', { email: dai.email, password: staffPassword })
    const opened = await post('sign-in/second', { token: begun.token, factor: { code: dai.codeAt(shop.now()) } }, known)
    const browser = opened.cookies.find(({ name }) => name === 'office_browser')
    expect(browser).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/office' })
    return `office_browser=${browser?.value}`
  }
  const desk = await enter()
  expect(await warningsOf(dai)).toMatchObject([{ about: 'new_browser', address: '127.0.0.1' }])
  await enter(desk)
  clock.pass({ days: 89 })
  await enter(desk)
  expect(await warningsOf(dai)).toHaveLength(1)
  const phone = await enter()
  expect(phone).not.toBe(desk)
  expect(await warningsOf(dai)).toHaveLength(2)
  clock.pass({ days: 91 })
  await enter(desk)
  expect(await warningsOf(dai), 'known, but not seen for so long').toHaveLength(3)
})

test('ACC-20 a letter tells of a changed password, a changed second factor and a used recovery code', async () => {
  const eva = await hire(shop, { email: 'eva@meihao.example', roles: ['care'] })
  const other = await office.enter(eva)
  const at = await office.enter(eva)
  const { factors } = at.call.me
  const [known] = [await aboutOf(eva)]
  const since = async () => (await aboutOf(eva)).slice(known.length)
  await factors.setPassword({ password: 'spring rain on old tiles' })
  await expect(other.call.me.find({}), 'all other sessions end').rejects.toMatchObject({ status: 'authentication_error' })
  expect(await since()).toEqual(['password_changed'])
  await addPasskey(at)
  const { secret } = await factors.offerTotp({})
  await expect(factors.setTotp({ totp: { secret, code: '000000' } })).rejects.toMatchObject({ status: 'validation_error' })
  await factors.setTotp({ totp: { secret, code: codeOf(secret, shop.now()) } })
  await factors.removeTotp({})
  await factors.renewRecoveryCodes({})
  expect(await since()).toEqual(['password_changed', ...Array.from({ length: 4 }, () => 'factor_changed')])
  const fay = await hire(shop, { email: 'fay@meihao.example', roles: ['care'] })
  const { body: begun } = await post('sign-in', { email: fay.email, password: staffPassword })
  await post('sign-in/second', { token: begun.token, factor: { recovery_code: fay.recoveryCodes[0] } })
  expect(await aboutOf(fay)).toContain('recovery_used')
})

test('what somebody changes about it asks for a fresh second factor, and stands in the audit log without a secret', async () => {
  const at = await office.enter(await hire(shop, { email: 'gao@meihao.example', roles: ['care'] }))
  const { factors } = at.call.me
  const { secret } = await factors.offerTotp({})
  clock.pass({ minutes: 11 })
  const needed = { status: 'second_factor_needed' }
  await expect(factors.setPassword({ password: 'spring rain on old tiles' })).rejects.toMatchObject(needed)
  await expect(factors.offerPasskey({})).rejects.toMatchObject(needed)
  await expect(factors.renewRecoveryCodes({})).rejects.toMatchObject(needed)
  await expect(factors.setTotp({ totp: { secret, code: codeOf(secret, shop.now()) } })).rejects.toMatchObject(needed)
  const entries = await database.db.selectFrom('audit_entries').selectAll().execute()
  for (const verb of ['set-password', 'add-passkey', 'set-totp', 'remove-totp', 'renew-recovery-codes'])
    expect(entries.map((entry) => entry.verb)).toContain(verb)
  expect(JSON.stringify(entries)).not.toContain('argon2')
})
