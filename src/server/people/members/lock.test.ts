import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { lockMember } from './lock-member.ts'
import { unlockMember } from './unlock-member.ts'

const { shop, database, clock, signIn } = await openTestShop()

const order = { reason: '多次未取貨', actor: 'Ana' }

test('D-39 AUT-10 a lock ends every sign-in of the account, and says so to its browsers once', async () => {
  const [desk, phone] = [await signIn('hao'), await signIn('hao', { language: 'en' })]
  const memberId = (await desk.call.user.find({})).id
  const ended = await lockMember(shop, { memberId, ...order })
  expect(ended).toMatchObject({ ok: true, value: [{ language: 'zh' }, { language: 'en' }] })
  for (const browser of [desk, phone]) {
    await expect(browser.call.user.find({})).rejects.toMatchObject({ status: 'user_lock' })
    expect([...browser.cookies.keys()]).toEqual([])
    await expect(browser.call.user.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  }
  expect(await lockMember(shop, { memberId, ...order })).toMatchObject({ ok: false, refusal: { code: 'locked_already' } })
})

test('D-39 an unlocked member signs in again, and former sign-ins stay over', async () => {
  const mei = await signIn('mei')
  const cookie = `meihao_session=${mei.cookies.get('meihao_session')}`
  const memberId = (await mei.call.user.find({})).id
  await lockMember(shop, { memberId, ...order })
  clock.pass({ minutes: 5 })
  expect(await unlockMember(shop, { memberId, reason: '已說明', actor: 'Ben' })).toMatchObject({ ok: true })
  expect((await mei.ask('/api/v1/user', { headers: { cookie } })).status).toBe(401)
  expect(await (await signIn('mei')).call.user.find({})).toMatchObject({ name: '林小梅' })
  expect(await unlockMember(shop, { memberId, ...order })).toMatchObject({ ok: false, refusal: { code: 'not_locked' } })
  const notes = await database.db
    .selectFrom('user_notes')
    .where('user_id', '=', memberId)
    .orderBy('id')
    .select(['kind', 'text', 'actor'])
    .execute()
  expect(notes).toEqual([
    { kind: 'lock', text: '多次未取貨', actor: 'Ana' },
    { kind: 'unlock', text: '已說明', actor: 'Ben' },
  ])
})

test('D-39 who had signed out before the lock is told nothing of it', async () => {
  const xin = await signIn('xin')
  const memberId = (await xin.call.user.find({})).id
  const cookie = `meihao_session=${xin.cookies.get('meihao_session')}`
  await xin.ask('/api/users/sign_out')
  clock.pass({ minutes: 1 })
  await lockMember(shop, { memberId, ...order })
  expect((await xin.ask('/api/v1/user', { headers: { cookie } })).status).toBe(401)
})
