import { expect, test } from 'vitest'
import { newAuthenticator } from '#support/authenticator.ts'
import { hire, linkToken } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { suspendStaff } from '#server/people/staff/change-staff.ts'
import { inviteStaff } from '#server/people/staff/joining/invite-staff.ts'
import { openInvitation } from '#server/people/staff/joining/open-invitation.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import type { Shop } from '#server/platform/shop.ts'
import { passkeyHost } from './passkey-host.ts'

// Passkeys of the people of the office, over HTTP as their browsers make and give them.

const many = { most: 10_000, seconds: 60 }
const windows = { ...defaultLimits.windows, officeSignInsHere: many, officeSignInsInAnHourHere: many, officeChallengesHere: many }
const testShop = await openTestShop({ limits: { ...defaultLimits, windows } })
const { shop, database, clock } = testShop
const office = testOffice(testShop)
const { ask } = office
const home = passkeyHost(shop.settings)
const post = (path: string, payload: object = {}) => ask(`${officeApiPath}/${path}`, { payload })

/** Signs in with a passkey alone. */
async function signIn(authenticator: ReturnType<typeof newAuthenticator>, wishes: Parameters<typeof authenticator.give>[1] = {}) {
  const { body: options } = await post('sign-in/passkey/offer')
  return post('sign-in/passkey', { passkey: authenticator.give(options, wishes) })
}

const failed = { status: 401, body: { status: 'sign_in_failed' } }

test('ACC-10 ACC-16 the first owner makes a passkey, is given recovery codes, and signs in with it alone', async () => {
  const token = await linkToken(shop)
  const person = { token, email: 'boss@meihao.example', name: '林店主' }
  const { body: options } = await post('links/first_owner/passkey', person)
  expect(options).toMatchObject({
    rp: { id: 'shop.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const phone = newAuthenticator(home)
  const joined = await post('links/first_owner/use', { ...person, language: 'zh', proofs: { passkey: phone.make(options) } })
  expect(joined.body.codes).toHaveLength(10)
  const kept = joined.cookies.map(({ name }) => name)
  expect(kept, 'the browser is known from now on; the first session begins later').toEqual(['office_browser'])
  const signedIn = await signIn(phone)
  expect(signedIn).toMatchObject({ status: 200, body: { email: 'boss@meihao.example', recovery_codes_left: 10 } })
  expect(signedIn.cookies.map(({ name }) => name)).toContain('office_session')
  const { password_hash } = await database.db.selectFrom('staff').select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toBeNull()
})

/** Somebody who is invited, and the token of their letter. */
async function invited(email: string): Promise<string> {
  const actor = { kind: 'staff', id: '林店主' } as const
  const made = await inviteStaff(shop, { email, name: '王小安', language: 'zh', roles: ['care'], actor })
  const letter = await openInvitation(shop, made.ok ? made.value.id : 0)
  return new URL(letter?.address ?? '').hash.slice(1)
}

test('ACC-10 whoever was invited chooses a passkey alone, or a password with a passkey or an app beside it; a password alone is not enough', async () => {
  const password = 'five petals until spring'
  for (const proofs of [{ password }, {}, { password, totp: { secret: 'A'.repeat(32), code: '123456' } }])
    expect(await post('links/invitation/use', { token: await invited('eva@meihao.example'), proofs })).toMatchObject({ status: 422 })
  const alone = newAuthenticator(home)
  const first = await invited('ana@meihao.example')
  const { body: offered } = await post('links/invitation/passkey', { token: first })
  const passkey = alone.make(offered)
  expect((await post('links/invitation/use', { token: first, proofs: { passkey } })).body.codes).toHaveLength(10)
  expect(await post('links/invitation/use', { token: first, proofs: { passkey } })).toMatchObject({ status: 410 })
  const both = newAuthenticator(home)
  const second = await invited('ben@meihao.example')
  const { body: options } = await post('links/invitation/passkey', { token: second })
  expect((await post('links/invitation/use', { token: second, proofs: { passkey: both.make(options), password } })).status).toBe(200)
  const { body: begun } = await post('sign-in', { email: 'ben@meihao.example', password })
  expect(begun.factors).toEqual(['passkey'])
  const { body: challenge } = await post('sign-in/second/passkey', { token: begun.token })
  expect(challenge.allowCredentials).toHaveLength(1)
  const given = { token: begun.token, factor: { passkey: both.give(challenge) } }
  expect(await post('sign-in/second', given)).toMatchObject({ status: 200, body: { email: 'ben@meihao.example' } })
  expect(await post('sign-in/second', given), 'once').toMatchObject(failed)
})

test('ACC-16 a passkey counts for the host of the office, with its person there, once, and as long as it was not copied', async () => {
  const token = await invited('cai@meihao.example')
  const mine = newAuthenticator(home)
  const refusedWith = async (wishes: Parameters<typeof mine.make>[1]) => {
    const { body: options } = await post('links/invitation/passkey', { token })
    return (await post('links/invitation/use', { token, proofs: { passkey: mine.make(options, wishes) } })).body.status
  }
  expect(await refusedWith({ origin: 'http://evil.test' })).toBe('passkey_refused')
  expect(await refusedWith({ rpID: 'evil.test' })).toBe('passkey_refused')
  expect(await refusedWith({ isVerified: false })).toBe('passkey_refused')
  const made = mine.make({ challenge: 'nobody-asked-this' })
  expect((await post('links/invitation/use', { token, proofs: { passkey: made } })).body.status).toBe('passkey_refused')
  expect(await refusedWith({})).toBeUndefined()
  expect((await signIn(mine)).status).toBe(200)
  for (const wishes of [{ origin: 'http://evil.test' }, { rpID: 'evil.test' }, { isVerified: false }, { counter: 1 }])
    expect(await signIn(mine, wishes), JSON.stringify(wishes)).toMatchObject(failed)
  const { body: options } = await post('sign-in/passkey/offer')
  const passkey = mine.give(options, { counter: 100 })
  const answers = await Promise.all([post('sign-in/passkey', { passkey }), post('sign-in/passkey', { passkey })])
  expect(answers.map(({ status }) => status).toSorted(), 'of two at once one counts').toEqual([200, 401])
  const { body: late } = await post('sign-in/passkey/offer')
  clock.pass({ minutes: 10 })
  expect(await post('sign-in/passkey', { passkey: mine.give(late) })).toMatchObject(failed)
  const stranger = newAuthenticator(home)
  expect(await signIn(stranger)).toMatchObject(failed)
})

test('ACC-16 a challenge for one thing is no answer to another', async () => {
  const mine = await withPasskey('dai@meihao.example')
  const { body: begun } = await post('sign-in', { email: 'dai@meihao.example', password: 'plum blossom in snow' })
  const { body: second } = await post('sign-in/second/passkey', { token: begun.token })
  expect(await post('sign-in/passkey', { passkey: mine.give(second) })).toMatchObject(failed)
  const { body: alone } = await post('sign-in/passkey/offer')
  expect(await post('sign-in/second', { token: begun.token, factor: { passkey: mine.give(alone) } })).toMatchObject(failed)
  const theirs = await withPasskey('fay@meihao.example')
  const { body: again } = await post('sign-in/second/passkey', { token: begun.token })
  expect(await post('sign-in/second', { token: begun.token, factor: { passkey: theirs.give(again) } }), 'somebody else’s').toMatchObject(
    failed,
  )
})

/** Somebody with a password and an app, who has made a passkey as well. */
async function withPasskey(email: string) {
  const person = await hire(shop, { email, roles: ['owner'] })
  const { call } = await office.enter(person)
  const authenticator = newAuthenticator(home)
  await call.me.factors.addPasskey(authenticator.make(await call.me.factors.offerPasskey({})))
  return authenticator
}

test('ACC-16 ACC-22 wrong passwords lock the password alone; who is suspended comes in by nothing', async () => {
  const gao = await withPasskey('gao@meihao.example')
  for (let tried = 0; tried < 6; tried += 1) await post('sign-in', { email: 'gao@meihao.example', password: 'wrong wrong wrong' })
  expect(await post('sign-in', { email: 'gao@meihao.example', password: 'plum blossom in snow' })).toMatchObject(failed)
  const opened = await signIn(gao)
  expect(opened).toMatchObject({ status: 200, body: { email: 'gao@meihao.example' } })
  await suspendStaff(shop, { staffId: opened.body.id, actor: { kind: 'staff', id: '林店主' } })
  expect(await signIn(gao)).toMatchObject(failed)
})

test('ACC-16 somebody has ten passkeys at most, also when two are added at once, each with its name, when it was made and last used', async () => {
  const { call } = await office.enter(await hire(shop, { email: 'hai@meihao.example', roles: ['owner'] }))
  const { factors } = call.me
  const add = async (authenticator = newAuthenticator(home)) => factors.addPasskey(authenticator.make(await factors.offerPasskey({})))
  const first = newAuthenticator(home)
  await add(first)
  for (let made = 1; made < 9; made += 1) await add()
  const [one, other] = [newAuthenticator(home), newAuthenticator(home)]
  const [here, there] = [one.make(await factors.offerPasskey({})), other.make(await factors.offerPasskey({}))]
  const both = await Promise.allSettled([factors.addPasskey(here), factors.addPasskey(there)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(factors.offerPasskey({})).rejects.toMatchObject({ status: 'too_many_passkeys' })
  const { passkeys } = await factors.find({})
  expect(passkeys).toHaveLength(10)
  expect(passkeys[0]).toMatchObject({ name: '我的手機', created_at: shop.now().toISOString(), last_used_at: null })
  await factors.renamePasskey({ id: passkeys[0]?.id ?? '', name: '舊手機' })
  clock.pass({ minutes: 5 })
  expect((await signIn(first)).status).toBe(200)
  const [used] = (await factors.find({})).passkeys
  expect(used).toMatchObject({ name: '舊手機', last_used_at: shop.now().toISOString() })
  const fresh = await office.enter(await hire(shop, { email: 'ida@meihao.example', roles: ['care'] }))
  await expect(fresh.call.me.factors.removePasskey({ id: used?.id ?? '' }), 'somebody else’s').rejects.toMatchObject({
    status: 'not_found',
  })
})

test('ACC-29 a passkey steps a session up, and nothing that was asked of another session does', async () => {
  const phone = await withPasskey('joy@meihao.example')
  const enter = async () => {
    const opened = await signIn(phone)
    const token = opened.cookies.find(({ name }) => name === 'office_session')?.value
    return office.at({ cookie: `office_session=${token}`, token: opened.body.csrf_token })
  }
  const [one, other] = [await enter(), await enter()]
  clock.pass({ minutes: 11 })
  const { passkey: options, totp } = await one.stepUpPasskey({})
  expect(totp).toBe(true)
  if (!options) throw new Error('There is a passkey')
  await expect(other.stepUp({ passkey: phone.give(options) })).rejects.toMatchObject({ status: 'sign_in_failed' })
  await expect(one.me.factors.renewRecoveryCodes({})).rejects.toMatchObject({ status: 'second_factor_needed' })
  const { passkey: again } = await one.stepUpPasskey({})
  if (!again) throw new Error('There is a passkey')
  expect(await one.stepUp({ passkey: phone.give(again) })).toEqual({ status: 'stepped_up' })
  expect((await one.me.factors.renewRecoveryCodes({})).codes).toHaveLength(10)
})

test('a passkey belongs to localhost where the office has no name', () => {
  const at = (officeAddress: string) => passkeyHost({ officeAddress } as Shop['settings'])
  expect(at('http://127.0.0.1:3000')).toEqual({ rpID: 'localhost', origin: 'http://localhost:3000' })
  expect(at('https://office.shop.example')).toEqual({ rpID: 'office.shop.example', origin: 'https://office.shop.example' })
})
