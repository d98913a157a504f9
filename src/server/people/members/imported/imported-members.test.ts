import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { memberHoldings } from '#server/people/members/published/member-holdings.ts'
import { cleanAccounts } from '#server/people/members/clean-accounts.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)

const lines = (...rows: string[]) => ['電子信箱,手機,姓名,生日,同意行銷的時間,怎麼同意的', ...rows].join('\n')
const people = async () =>
  db.selectFrom('imported_members').orderBy('id').select(['email', 'phone', 'name', 'consent_at', 'consent_how', 'user_id']).execute()

test('IMP-20 members of a former shop need email or phone, carry consent only with when and how, and get no letter', async () => {
  const letters = async () =>
    Number(
      (
        await db
          .selectFrom('letters')
          .select(({ fn }) => fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all,
    )
  const sent = await letters()
  const file = lines(
    'Mei@Example.tw,0912-345-678,梅,1990-01-02,2025-03-01 10:00,結帳時勾選',
    ',0987654321,好,,,',
    ',,誰,,,',
    'half@example.tw,,半,,2025-03-01,',
    'how@example.tw,,半,,,門市紙本',
    'noaddress,,無,,,',
    'other@example.tw,0912345678,重,,,',
  )
  const tried = await files.tried(file, { kind: 'members', name: 'members.csv' })
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, faults }) => [action, ...faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['new'],
    ['new'],
    ['error', 'member_email required'],
    ['error', 'null consent_half'],
    ['error', 'null consent_half'],
    ['error', 'member_email invalid'],
    ['error', 'null contact_taken'],
  ])
  expect(await people(), 'a trial writes nothing').toEqual([])
  await files.apply(tried.id)
  expect(await people()).toEqual([
    {
      email: 'mei@example.tw',
      phone: '0912345678',
      name: '梅',
      consent_at: new Date('2025-03-01T02:00:00Z'),
      consent_how: '結帳時勾選',
      user_id: null,
    },
    { email: null, phone: '0987654321', name: '好', consent_at: null, consent_how: null, user_id: null },
  ])
  expect(await letters()).toBe(sent)
  expect((await files.tried(file, { kind: 'members', name: 'members.csv' })).counts.actions).toMatchObject({ same: 2 })
})

test('IMP-20 they are linked only when that person signs in with the confirmed address, and then stay when the file is taken back', async () => {
  const hao = await signIn('hao')
  const { id } = await hao.call.user.find({})
  const file = lines('hao@former.tw,,好,,,', 'nobody@former.tw,,無,,,')
  const tried = await files.tried(file, { kind: 'members', name: 'more.csv' })
  await files.apply(tried.id)
  const linked = async () =>
    (await db.selectFrom('imported_members').where('email', '=', 'hao@former.tw').select('user_id').executeTakeFirstOrThrow()).user_id
  await db.updateTable('users').set({ email: 'Hao@Former.tw', email_confirmed_at: null }).where('id', '=', id).execute()
  await signIn('hao')
  expect(await linked(), 'an address that nobody has confirmed is nobody’s').toBeNull()
  await db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute()
  expect(await linked()).toBeNull()
  await signIn('hao')
  expect(await linked()).toBe(id)
  await files.undo(tried.id)
  expect(await linked()).toBe(id)
  const rows = await files.rows(tried.id)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['kept', 'undone'])
  expect(rows[0]?.why).toEqual([{ field: null, code: 'member_linked' }])
})

test('IMP-20 IMP-18 who may not see how members are reached sees nothing of such a file, and whoever looks leaves a trace', async () => {
  const tried = await files.tried(lines('seen@example.tw,,見,,,'), { kind: 'members', name: 'seen.csv' })
  await files.rows(tried.id)
  const views = await db.selectFrom('data_views').where('object', '=', `import ${tried.id}`).select('kind').execute()
  expect(views).toEqual([{ kind: 'export' }])
  const editor = await office.as('editor')
  expect(await editor.call.imports.rows({ id: tried.id, view: 'all' })).toEqual({ rows: [], next: null })
  const headers = { cookie: editor.cookie, 'sec-fetch-site': 'same-origin' }
  expect((await testShop.app.inject({ method: 'GET', url: `/office/api/v1/imports/${tried.id}/report`, headers })).statusCode).toBe(404)
})

test('IMP-20 a later consent needs how it was given too, and days are read as spreadsheets write them', async () => {
  const first = await files.tried(lines('later@example.tw,,後,1990/1/2,2024-03-01 10:00,門市紙本'), { kind: 'members', name: 'first.csv' })
  await files.apply(first.id)
  const half = await files.tried('電子信箱,同意行銷的時間\nlater@example.tw,2026-01-01 10:00', { kind: 'members', name: 'half.csv' })
  expect((await files.rows(half.id))[0]?.faults).toEqual([{ field: null, code: 'consent_half' }])
  const both = lines('later@example.tw,,後,1990/01/02,2026-01-01 10:00,門市紙本', 'old@example.tw,,古,0000-01-01,,')
  const tried = await files.tried(both, { kind: 'members', name: 'both.csv' })
  expect((await files.rows(tried.id)).map(({ action }) => action)).toEqual(['update', 'error'])
  await files.apply(tried.id)
  const mine = () => db.selectFrom('imported_members').where('email', '=', 'later@example.tw').select(['birthday', 'consent_at']).execute()
  expect(await mine()).toMatchObject([{ consent_at: new Date('2026-01-01T02:00:00Z') }])
  await files.undo(tried.id)
  expect(await mine()).toMatchObject([{ consent_at: new Date('2024-03-01T02:00:00Z') }])
  await files.undo(first.id)
  expect(await mine(), 'nobody has changed them since').toEqual([])
})

test('IMP-20 who closes their account is forgotten there too, also when they never signed in since', async () => {
  const xin = await signIn('xin')
  const { id } = await xin.call.user.find({})
  await db.updateTable('users').set({ email: 'Closing@Former.tw', email_confirmed_at: new Date() }).where('id', '=', id).execute()
  const tried = await files.tried(lines('closing@former.tw,,新,,,'), { kind: 'members', name: 'closing.csv' })
  await files.apply(tried.id)
  const kept = () => db.selectFrom('imported_members').where('email', '=', 'closing@former.tw').select('name').execute()
  expect(await kept()).toHaveLength(1)
  await database.transaction((tx) => memberHoldings.imported_members?.forget?.(tx, id) ?? Promise.resolve())
  expect(await kept()).toEqual([])
})

test('IMP-20 CPY-34 who never came is forgotten after two years without anything new, and who came is kept with the account', async () => {
  const mei = await signIn('mei')
  const { id } = await mei.call.user.find({})
  await db.updateTable('users').set({ email: 'came@former.tw', email_confirmed_at: new Date() }).where('id', '=', id).execute()
  const tried = await files.tried(lines('came@former.tw,,來,,,', 'stranger@former.tw,,客,,,', ',0955555555,只有電話,,,'), {
    kind: 'members',
    name: 'two-years.csv',
  })
  await files.apply(tried.id)
  await signIn('mei')
  const names = async () =>
    (await db.selectFrom('imported_members').where('name', 'in', ['來', '客', '只有電話']).orderBy('id').select('name').execute()).map(
      ({ name }) => name,
    )
  const cleanedAfter = async (days: number) => {
    await cleanAccounts({ ...shop, now: () => new Date(Date.now() + days * 86_400_000) })
    return names()
  }
  expect(await cleanedAfter(729)).toEqual(['來', '客', '只有電話'])
  expect(await cleanedAfter(731)).toEqual(['來'])
})
