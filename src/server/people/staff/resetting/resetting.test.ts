import { expect, test } from 'vitest'
import { newAuthenticator } from '#support/authenticator.ts'
import { eventually } from '#support/eventually.ts'
import { codeOf, hire, staffPassword, type TestStaff } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { passkeyHost } from '#server/people/staff/passkeys/passkey-host.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { openNewPassword } from './open-new-password.ts'
import { openReset, resetStaff } from './reset-staff.ts'

// Somebody of the office has forgotten their password, or lost everything.

const many = { most: 10_000, seconds: 60 }
const windows = { ...defaultLimits.windows, officeSignInsHere: many, officeSignInsInAnHourHere: many }
const testShop = await openTestShop({ limits: { ...defaultLimits, windows } })
const { shop, database, clock, sandbox, startWorker } = testShop
await startWorker()
const office = testOffice(testShop)
const post = (path: string, payload: object) => office.ask(`${officeApiPath}/${path}`, { payload })
const forget = (email: string) => post('password/forgotten', { email })
const changed = 'spring rain on old tiles'

const lettersTo = async (email: string, subject: string) => (await sandbox.emailsTo(email)).filter((letter) => letter.subject === subject)
const linksTo = async (email: string) =>
  (await lettersTo(email, '重設你的後台密碼')).map(({ text }) => /new-password#([\w-]+)/.exec(text ?? '')?.[1] ?? '')

/** The tokens of so many letters, once they have come. */
function tokens(email: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const links = await linksTo(email)
    return links.length === count && links
  })
}

const signIn = async (person: TestStaff, password: string) => {
  clock.pass({ minutes: 1 })
  const { body: begun } = await post('sign-in', { email: person.email, password })
  return begun.token ? post('sign-in/second', { token: begun.token, factor: { code: person.codeAt(shop.now()) } }) : { status: 401 }
}

test('ACC-11 the answer is the same whether the address is known or not, after one and the same work: nobody is looked up before it', async () => {
  const mina = await hire(shop, { email: 'mina@meihao.example', roles: ['care'] })
  const [known, unknown] = [await forget(mina.email), await forget('nobody@meihao.example')]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(known.body).toEqual({ status: 'asked' })
  await tokens(mina.email, 1)
  expect(await sandbox.emailsTo('nobody@meihao.example')).toEqual([])
})

test('ACC-11 ACC-20 the link sets a new password once, within half an hour: all sessions end, the second factor stays, and a letter tells of it', async () => {
  const ana = await hire(shop, { email: 'ana@meihao.example', roles: ['care'] })
  const before = await office.enter(ana)
  await forget(ana.email)
  const [token = ''] = await tokens(ana.email, 1)
  for (const table of ['staff_links', 'news', 'letters', 'audit_entries'] as const)
    expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()), table).not.toContain(token)
  expect((await post('links/password/open', { token })).body).toEqual({ name: '王小明', email: ana.email })
  expect((await post('links/password/use', { token, password: 'short' })).body).toMatchObject({ errors: { password: expect.any(String) } })
  expect((await post('links/password/use', { token, password: 'ana@meihao.example' })).body.status).toBe('password_weak')
  for (let tried = 0; tried < 6; tried += 1) await post('sign-in', { email: ana.email, password: 'wrong wrong wrong' })
  expect(await post('sign-in', { email: ana.email, password: staffPassword }), 'the password is locked').toMatchObject({ status: 401 })
  clock.pass({ minutes: 20 })
  const both = await Promise.all([1, 2].map(() => post('links/password/use', { token, password: changed })))
  expect(both.map(({ status }) => status).toSorted(), 'of two at once one counts').toEqual([200, 410])
  await expect(before.call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect(await signIn(ana, staffPassword)).toMatchObject({ status: 401 })
  expect(await signIn(ana, changed), 'with the code of the app from before').toMatchObject({ status: 200 })
  expect(await eventually(async () => (await lettersTo(ana.email, '你的後台密碼已變更'))[0]?.text)).toContain('其他裝置都已登出')
  await forget(ana.email)
  const [, late = ''] = await tokens(ana.email, 2)
  clock.pass({ minutes: 30 })
  expect(await post('links/password/use', { token: late, password: changed })).toMatchObject({
    status: 410,
    body: { status: 'link_ended' },
  })
})

test('ACC-11 an account gets three letters an hour at most, also when they are asked for at once; each ends the link before', async () => {
  const ben = await hire(shop, { email: 'ben@meihao.example', roles: ['care'] })
  const keys = Array.from({ length: 6 }, (_, place) => `asked ${place}`)
  const written = await Promise.all(keys.map((key) => openNewPassword(shop, { email: 'BEN@meihao.example', key })))
  const letters = written.filter((letter) => letter !== null)
  expect(letters).toHaveLength(3)
  const open = await Promise.all(letters.map(({ address }) => post('links/password/open', { token: new URL(address).hash.slice(1) })))
  expect(open.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  clock.pass({ minutes: 61 })
  const again = await openNewPassword(shop, { email: ben.email, key: 'an hour later' })
  const repeated = await openNewPassword(shop, { email: ben.email, key: 'an hour later' })
  expect(again?.id, 'a letter that is written again counts once').toBe(repeated?.id)
})

test('ACC-08 a reset takes password and second factors, signs out everywhere, and its link proves anew who somebody is, once, for an hour', async () => {
  const cai = await hire(shop, { email: 'cai@meihao.example', roles: ['owner'] })
  const phone = newAuthenticator(passkeyHost(shop.settings))
  const { call } = await office.enter(cai)
  await call.me.factors.addPasskey(phone.make(await call.me.factors.offerPasskey({})))
  const reset = () => resetStaff(shop, { staffId: cai.id, reason: '手機遺失', actor: { kind: 'system', id: 'command' } })
  const tokenOf = ({ address }: { address: string }) => new URL(address).hash.slice(1)
  const first = tokenOf(await reset())
  await expect(call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect(await signIn(cai, staffPassword)).toMatchObject({ status: 401 })
  const { body: challenge } = await post('sign-in/passkey/offer', {})
  expect(await post('sign-in/passkey', { passkey: phone.give(challenge) })).toMatchObject({ status: 401 })
  const token = tokenOf(await reset())
  expect(await post('links/reset/open', { token: first }), 'the link before has ended').toMatchObject({ status: 410 })
  const { body: opened } = await post('links/reset/open', { token })
  expect(opened).toMatchObject({ email: cai.email, name: '王小明' })
  clock.pass({ minutes: 59 })
  const { secret } = opened
  const proofs = { password: changed, totp: { secret, code: codeOf(secret, shop.now()) } }
  expect((await post('links/reset/use', { token, proofs })).body.codes).toHaveLength(10)
  expect(await post('links/reset/use', { token, proofs })).toMatchObject({ status: 410 })
  expect(await signIn({ ...cai, codeAt: (moment) => codeOf(secret, moment) }, changed)).toMatchObject({ status: 200 })
  const late = tokenOf(await reset())
  clock.pass({ minutes: 60 })
  expect(await post('links/reset/open', { token: late })).toMatchObject({ status: 410 })
  const entries = await database.db.selectFrom('audit_entries').where('subject', '=', `staff ${cai.id}`).selectAll().execute()
  expect(entries.find(({ verb }) => verb === 'reset-staff')).toMatchObject({ actor_id: 'command', reason: '手機遺失' })
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${token}|${secret}|argon2`))
})

test('an owner resets somebody by a letter, whose link nobody else sees', async () => {
  const dai = await hire(shop, { email: 'dai@meihao.example', roles: ['packer'] })
  const { call } = await office.as('owner')
  expect(await call.staff.reset({ id: dai.id, reason: '手機遺失' })).toEqual({ status: 'done' })
  const text = await eventually(async () => {
    const [letter] = await lettersTo(dai.email, '重新設定你的後台登入方式')
    return letter?.text
  })
  const token = /reset#([\w-]+)/.exec(text)?.[1] ?? ''
  expect((await post('links/reset/open', { token })).body).toMatchObject({ email: dai.email })
  const { id } = await database.db.selectFrom('staff_links').where('staff_id', '=', dai.id).select('id').executeTakeFirstOrThrow()
  await openReset(shop, id)
  expect(await post('links/reset/open', { token }), 'a letter that is written again has another token').toMatchObject({ status: 410 })
  const packer = await office.as('packer')
  await expect(packer.call.staff.reset({ id: dai.id, reason: 'x' })).rejects.toMatchObject({ status: 'permission_denied' })
})
