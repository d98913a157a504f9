import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { countHashes, hire, openOffice, staffPassword, type TestStaff } from '#support/staff.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { beginOfficeSignIn } from './begin-office-sign-in.ts'
import { cleanSignIns } from './clean-sign-ins.ts'
import { finishOfficeSignIn, type SecondFactor } from './finish-office-sign-in.ts'
import { hashPassword } from './password-hash.ts'
import { resumeStaff, suspendStaff } from '#server/people/staff/change-staff.ts'

// They all come from one address here.
const many = { most: 10_000, seconds: 60 }
const windows = { ...defaultLimits.windows, officeSignInsHere: many, officeSignInsInAnHourHere: many }
const { shop, database, clock } = await openTestShop({ limits: { ...defaultLimits, windows } })
const boss = await openOffice(shop)
const failed = { ok: false, refusal: { code: 'sign_in_failed' } }
const actor = { kind: 'staff', id: 'boss' } as const
/** "password", by the reference implementation, with the parameters of long ago. */
const cheapHash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'

const begin = (email: string, password = staffPassword) => beginOfficeSignIn(shop, { email, password, shared: false, address: '192.0.2.7' })

async function begun({ email }: Pick<TestStaff, 'email'>): Promise<string> {
  const answer = await begin(email)
  if (!answer.ok) throw new Error('The password should open')
  return answer.value.token
}

const finish = (token: string, factor: SecondFactor) =>
  finishOfficeSignIn(shop, { token, factor, address: '192.0.2.7', browser: 'Chrome · Windows', browserId: 'the browser of the shop' })
const sessions = () => database.db.selectFrom('staff_sessions').where('ended_at', 'is', null).selectAll().execute()

/** A moment later, so that the app shows another code. */
function later(): void {
  clock.pass({ minutes: 2 })
}

test('password and code open a session of 256 bits, of which only the hash is kept', async () => {
  later()
  const opened = await finish(await begun({ email: 'BOSS@meihao.example' }), { code: boss.codeAt(shop.now()) })
  const { token, csrfToken } = opened.ok ? opened.value : { token: '', csrfToken: '' }
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(csrfToken).not.toBe('')
  const rows = await sessions()
  expect(rows).toMatchObject([{ staff_id: boss.id, shared: false, browser: 'Chrome · Windows' }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('ACC-17 the code of the step before, the present and the next one count, those beside them do not', async () => {
  later()
  const halfMinute = 30_000
  const codeOfStep = (steps: number) => boss.codeAt(new Date(shop.now().getTime() + steps * halfMinute))
  expect(await finish(await begun(boss), { code: codeOfStep(-2) })).toEqual(failed)
  expect(await finish(await begun(boss), { code: codeOfStep(2) })).toEqual(failed)
  for (const steps of [-1, 0, 1])
    expect(await finish(await begun(boss), { code: codeOfStep(steps) }), `${steps}`).toMatchObject({ ok: true })
})

test('ACC-17 a code that was accepted is refused, also when it is given twice at once', async () => {
  later()
  const code = boss.codeAt(shop.now())
  const tokens = [await begun(boss), await begun(boss)]
  const answers = await Promise.all(tokens.map((token) => finish(token, { code })))
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await finish(await begun(boss), { code })).toEqual(failed)
})

test('ACC-17 the secret lies encrypted in the database, and what was made for one person opens for no other', async () => {
  const mina = await hire(shop, { email: 'mina@meihao.example', roles: ['care'] })
  later()
  const { secret } = await database.db.selectFrom('staff_totp').where('staff_id', '=', boss.id).select('secret').executeTakeFirstOrThrow()
  await database.db.updateTable('staff_totp').set({ secret }).where('staff_id', '=', mina.id).execute()
  expect(await finish(await begun(mina), { code: boss.codeAt(shop.now()) })).toEqual(failed)
})

test('a recovery code stands for the second factor once, however it is typed, also when it is given twice at once', async () => {
  const [first = '', second = ''] = boss.recoveryCodes
  const answers = await Promise.all([await begun(boss), await begun(boss)].map((token) => finish(token, { recoveryCode: first })))
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const typed = `${second.slice(0, 5)}-${second.slice(5)} `.toLowerCase()
  expect(await finish(await begun(boss), { recoveryCode: typed })).toMatchObject({ ok: true })
  expect(await finish(await begun(boss), { recoveryCode: second })).toEqual(failed)
})

test('ACC-21 who is unknown, suspended, locked out or wrong hears the same after the same one hash', async () => {
  const [gone, out] = [
    await hire(shop, { email: 'gone@meihao.example', roles: ['packer'] }),
    await hire(shop, { email: 'out@meihao.example', roles: ['packer'] }),
  ]
  await suspendStaff(shop, { staffId: gone.id, actor })
  for (let failure = 0; failure < 5; failure++) await begin(out.email, 'wrong wrong wrong')
  for (const [email, password] of [
    ['nobody@meihao.example', staffPassword],
    [gone.email, staffPassword],
    [out.email, staffPassword],
    [boss.email, 'wrong wrong wrong'],
  ] as const)
    expect(await countHashes(() => begin(email, password)), email).toEqual({ answer: failed, hashes: 1 })
  await resumeStaff(shop, { staffId: gone.id, actor })
  expect(await begin(gone.email)).toMatchObject({ ok: true })
})

test('ACC-22 five wrong passwords lock the right one for a minute; a hundred at once do not get around it', async () => {
  const kei = await hire(shop, { email: 'kei@meihao.example', roles: ['packer'] })
  for (let failure = 0; failure < 4; failure++) expect(await begin(kei.email, 'wrong wrong wrong')).toEqual(failed)
  expect(await begin(kei.email)).toMatchObject({ ok: true })
  expect(await begin(kei.email, 'wrong wrong wrong')).toEqual(failed)
  expect(await begin(kei.email)).toEqual(failed)
  clock.pass({ minutes: 1 })
  expect(await begin(kei.email)).toMatchObject({ ok: true })
  const many = await Promise.all(Array.from({ length: 12 }, () => begin(kei.email, 'wrong wrong wrong')))
  expect(many.filter(({ ok }) => ok)).toEqual([])
  const { password_locks } = await database.db
    .selectFrom('staff')
    .where('id', '=', kei.id)
    .select('password_locks')
    .executeTakeFirstOrThrow()
  expect(password_locks).toBe(2)
})

test('ACC-21 D-101 whoever is locked out does not learn that a password is right, not even one that was hashed more cheaply', async () => {
  const ivy = await hire(shop, { email: 'ivy@meihao.example', roles: ['packer'] })
  await database.db.updateTable('staff').set({ password_hash: cheapHash }).where('id', '=', ivy.id).execute()
  for (let failure = 0; failure < 5; failure++) await begin(ivy.email, 'wrong wrong wrong')
  for (const password of ['password', 'wrong wrong wrong'])
    expect(await countHashes(() => begin(ivy.email, password)), password).toEqual({ answer: failed, hashes: 1 })
})

test('ACC-22 ACC-23 whoever knows the password has no more codes to try by beginning many sign-ins', async () => {
  const lee = await hire(shop, { email: 'lee@meihao.example', roles: ['care'] })
  const tokens = [await begun(lee), await begun(lee), await begun(lee), await begun(lee), await begun(lee)]
  const another = await begun(lee)
  for (const token of tokens) for (let code = 0; code < 5; code++) await finish(token, { code: 'wrong!' })
  expect(await finish(another, { code: lee.codeAt(shop.now()) })).toEqual(failed)
  expect(await finish(another, { recoveryCode: lee.recoveryCodes[0] ?? '' })).toEqual(failed)
  clock.pass({ minutes: 1 })
  expect(await finish(another, { code: lee.codeAt(shop.now()) })).toMatchObject({ ok: true })
})

test('ACC-23 five wrong codes end the sign-in that is under way, and count as one failure of the password', async () => {
  const ann = await hire(shop, { email: 'ann@meihao.example', roles: ['editor'] })
  const token = await begun(ann)
  for (let code = 0; code < 5; code++) expect(await finish(token, { code: 'wrong!' })).toEqual(failed)
  later()
  expect(await finish(token, { code: ann.codeAt(shop.now()) })).toEqual(failed)
  const row = await database.db.selectFrom('staff').where('id', '=', ann.id).select('password_failed_at').executeTakeFirstOrThrow()
  expect(row.password_failed_at).toHaveLength(1)
  expect(await finish(await begun(ann), { code: ann.codeAt(shop.now()) })).toMatchObject({ ok: true })
  const after = await database.db.selectFrom('staff').where('id', '=', ann.id).select('password_failed_at').executeTakeFirstOrThrow()
  expect(after.password_failed_at).toEqual([])
})

test('a sign-in that is not finished within ten minutes is over', async () => {
  const token = await begun(boss)
  clock.pass({ minutes: 10 })
  expect(await finish(token, { code: boss.codeAt(shop.now()) })).toEqual(failed)
})

test('what is long over is removed: sign-ins that nobody finished, and sessions after ninety days; what lives stays', async () => {
  const count = async (table: 'staff_sign_ins' | 'staff_sessions') => (await database.db.selectFrom(table).select('id').execute()).length
  await begun(boss)
  clock.pass({ minutes: 10 })
  const open = await begun(boss)
  await cleanSignIns(shop)
  expect([await count('staff_sign_ins'), (await count('staff_sessions')) > 0]).toEqual([1, true])
  clock.pass({ days: 98 })
  expect(await finish(open, { code: boss.codeAt(shop.now()) })).toEqual(failed)
  await finish(await begun(boss), { code: boss.codeAt(shop.now()) })
  await cleanSignIns(shop)
  expect(await count('staff_sessions')).toBe(1)
})

test('ACC-14 a password that was hashed more cheaply is hashed anew when its person signs in', async () => {
  const old = await hire(shop, { email: 'old@meihao.example', roles: ['packer'] })
  await database.db.updateTable('staff').set({ password_hash: cheapHash }).where('id', '=', old.id).execute()
  const hashOf = async () =>
    (await database.db.selectFrom('staff').where('id', '=', old.id).select('password_hash').executeTakeFirstOrThrow()).password_hash
  await begin(old.email, 'wrong wrong wrong')
  expect(await hashOf()).toBe(cheapHash)
  expect(await begin(old.email, 'password')).toMatchObject({ ok: true })
  expect(await hashOf()).toMatch(/m=65536,t=3,p=1/)
  expect(await begin(old.email, 'password')).toMatchObject({ ok: true })
  expect((await hashPassword('password', shop.randomBytes(16))).ok).toBe(true)
})
