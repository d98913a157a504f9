import { expect, test } from 'vitest'
import { addDays, laterDay, taipeiDay } from '#rules/calendar.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const house = await openTestShop()
const { shop, database, shelf, signIn, sandbox, startWorker } = house
const { db } = database
const office = testOffice(house)
const [care, manager, owner] = [await office.as('care'), await office.as('manager'), await office.as('owner')]
await startWorker()

async function newMember(values: Parameters<typeof createMember>[1] = {}) {
  const id = await createMember(database, values)
  const { uid } = await db.selectFrom('users').where('id', '=', id).select('uid').executeTakeFirstOrThrow()
  return { id, uid }
}
const entriesOf = (uid: string) =>
  db
    .selectFrom('audit_entries')
    .where('subject', '=', `member ${uid}`)
    .orderBy('id')
    .select(['verb', 'actor_id', 'staff_id', 'reason', 'before', 'after'])
    .execute()

test('MBR-05 points are given and taken with a reason, words that the member reads, and once for each press; who did it stands in the log', async () => {
  const { id, uid } = await newMember()
  await care.call.memberChanges.points.change({ uid, points: 200, reason: 'custom', words: '包裹晚到，一點心意' })
  const press = { context: { key: 'the same press' } }
  const take = () => care.call.memberChanges.points.change({ uid, points: -50, reason: 'other_reason' }, press)
  expect([await take(), await take()]).toEqual([{ balance: 150 }, { balance: 150 }])
  const page = await care.call.members.find({ uid })
  expect(page.points).toMatchObject({
    balance: 150,
    entries: [
      { points: -50, reason: 'other_reason', words: null, by: care.me.name },
      { points: 200, reason: 'custom', words: '包裹晚到，一點心意', by: care.me.name },
    ],
  })
  expect(await entriesOf(uid)).toMatchObject([
    { verb: 'give-points', staff_id: care.me.id, before: { points: 0 }, after: { points: 200 }, reason: '包裹晚到，一點心意' },
    { verb: 'take-points', staff_id: care.me.id, before: { points: 200 }, after: { points: 150 }, reason: 'other_reason' },
  ])
  expect(page.changes.map(({ verb }) => verb)).toEqual(['take-points', 'give-points'])
  await expect(care.call.memberChanges.points.change({ uid, points: -151, reason: 'other_reason' })).rejects.toMatchObject({
    status: 'no_enough_shopping_point',
  })
  await expect(care.call.memberChanges.points.change({ uid, points: 5, reason: 'custom' }), 'custom needs words').rejects.toMatchObject({
    status: 'validation_error',
  })
  expect(
    await db.selectFrom('limit_uses').where('staff_id', '=', care.me.id).select('amount').execute(),
    'what was refused counts for nothing',
  ).toHaveLength(2)
  expect(id).toBeGreaterThan(0)
})

test('MBR-05 what it would come to is shown before: balance before and after, and the day on which all points end then', async () => {
  const { uid } = await newMember()
  const { points: terms } = await shop.terms()
  await owner.call.memberChanges.points.change({ uid, points: 100, reason: 'other_reason' })
  const end = addDays(shop.now(), terms.expiry_days).toISOString()
  expect(await care.call.memberChanges.points.preview({ uid, points: 30 })).toEqual({ before: 100, after: 130, ends_at: end })
  expect(await care.call.memberChanges.points.preview({ uid, points: -100 })).toEqual({ before: 100, after: 0, ends_at: null })
  await owner.call.memberChanges.points.change({ uid, points: 30, reason: 'other_reason' })
  expect((await care.call.members.find({ uid })).points).toMatchObject({ balance: 130, ends_at: end })
})

test('D-104 above 300 a time and 2,000 a day for customer service, and 5,000 a time for a manager, a second person decides', async () => {
  const { uid } = await newMember()
  const give = (who: typeof care, points: number) => who.call.memberChanges.points.change({ uid, points, reason: 'other_reason' })
  const clerk = await office.as('care')
  await expect(give(clerk, 301)).rejects.toMatchObject({ status: 'approval_needed' })
  for (let given = 0; given < 6; given += 1) await give(clerk, 300)
  await expect(give(clerk, 201), 'beyond the day').rejects.toMatchObject({ status: 'approval_needed' })
  await give(clerk, 200)
  await expect(
    clerk.call.memberChanges.points.change({ uid, points: -1, reason: 'other_reason' }),
    'taking counts too',
  ).rejects.toMatchObject({
    status: 'approval_needed',
  })
  await give(manager, 5000)
  const asked = await give(manager, 5001).catch((problem: unknown) => problem as { details: { approval: number } })
  expect(asked).toMatchObject({ status: 'approval_needed' })
  expect((await care.call.members.find({ uid })).points.balance).toBe(7000)
  const id = (asked as { details: { approval: number } }).details.approval
  await owner.call.approvals.decide({ id, answer: 'yes' })
  const { balance, entries } = (await care.call.members.find({ uid })).points
  expect(balance).toBe(12_001)
  expect(entries[0]).toMatchObject({ points: 5001, by: manager.me.name })
})

test('D-104 two of one press each at once never go beyond a day together', async () => {
  const { uid } = await newMember()
  const clerk = await office.as('care')
  const all = await Promise.allSettled(
    Array.from({ length: 9 }, () => clerk.call.memberChanges.points.change({ uid, points: 300, reason: 'other_reason' })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect((await care.call.members.find({ uid })).points.balance).toBe(1800)
})

test('MBR-07 a lock asks for a reason and says which sign-ins ended and which orders go on; it is taken back the same way', async () => {
  const hao = await signIn('hao')
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(house, { payway: 'when_received', cart_item_ids: lines }) })
  const { uid } = await hao.call.user.find({})
  await expect(care.call.memberChanges.lock({ uid, reason: ' ' })).rejects.toMatchObject({ status: 'validation_error' })
  const locked = await care.call.memberChanges.lock({ uid, reason: '多次未取貨' })
  expect(locked).toMatchObject({ ended: [{ language: 'zh' }], orders: [number] })
  await expect(hao.call.user.find({})).rejects.toMatchObject({ status: 'user_lock' })
  await expect(care.call.memberChanges.lock({ uid, reason: '再一次' })).rejects.toMatchObject({ status: 'locked_already' })
  expect(await care.call.members.find({ uid })).toMatchObject({
    locked: { reason: '多次未取貨' },
    sessions: [],
    locks: [{ kind: 'lock', by: care.me.name }],
  })
  expect((await care.call.orders.find({ number })).order.status).toBe('confirmed')
  await care.call.memberChanges.unlock({ uid, reason: '已說明' })
  await expect(care.call.memberChanges.unlock({ uid, reason: '再一次' })).rejects.toMatchObject({ status: 'not_locked' })
  expect(await (await signIn('hao')).call.user.find({})).toMatchObject({ uid })
  expect((await entriesOf(uid)).map(({ verb, reason }) => [verb, reason])).toEqual([
    ['lock-member', '多次未取貨'],
    ['unlock-member', '已說明'],
  ])
})

test('MBR-09 D-122 a level by hand stands in the history with its last day and ends when it is counted anew', async () => {
  const { id, uid } = await newMember()
  const until = laterDay(taipeiDay(shop.now()), 730)
  await expect(care.call.memberChanges.raise({ uid, level: 2, until, reason: '活動' })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  const tooLong = { uid, level: 2 as const, until: laterDay(until, 1), reason: '活動' }
  await expect(manager.call.memberChanges.raise(tooLong)).rejects.toMatchObject({ status: 'level_refused' })
  expect(await manager.call.memberChanges.raise({ uid, level: 2, until, reason: '活動' })).toEqual({ level: 2, until })
  await expect(manager.call.memberChanges.raise({ uid, level: 1, until, reason: '降級' })).rejects.toMatchObject({
    status: 'level_refused',
  })
  await createOrder(database, { user_id: id, status: 'finished', finished_at: shop.now(), items_total: 12_000, grand_total: 12_230 })
  expect((await care.call.members.find({ uid })).level).toMatchObject({
    now: 2,
    until,
    changes: [{ from: 0, to: 2, until, reason: 'office' }],
  })
  expect(await manager.call.memberChanges.recount({ uid, reason: '活動結束' })).toEqual({
    level: 1,
    until: laterDay(taipeiDay(shop.now()), 365),
  })
  await expect(manager.call.memberChanges.recount({ uid, reason: '再一次' }), 'what was earned stays').rejects.toMatchObject({
    status: 'level_refused',
  })
  expect((await entriesOf(uid)).map(({ verb, after }) => [verb, after])).toEqual([
    ['raise-level', { level: 2, until }],
    ['recount-level', { level: 1, until: laterDay(taipeiDay(shop.now()), 365) }],
  ])
})

test('MBR-11 the e-mail address is changed only by the confirmation letter to the new one', async () => {
  const { uid, id } = await newMember({ email: 'old@example.com', email_confirmed_at: shop.now() })
  await care.call.memberChanges.email({ uid, email: 'new@example.com', language: 'en', reason: '會員來電' })
  const sent = await eventually(async () => (await sandbox.emailsTo('new@example.com'))[0])
  expect(sent.text).toContain('http')
  expect((await care.call.members.find({ uid })).contact).toMatchObject({
    email: 'old@example.com',
    email_confirmed: true,
    pending_email: 'new@example.com',
  })
  expect(await db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirst()).toEqual({ email: 'old@example.com' })
  expect(await entriesOf(uid)).toMatchObject([{ verb: 'change-email', reason: '會員來電', after: { pending_email: 'new@example.com' } }])
})

test('a closed account is nobody’s to change', async () => {
  const { uid } = await newMember({ closed_at: shop.now(), closing_at: shop.now() })
  const { memberChanges } = owner.call
  const reason = '測試'
  for (const call of [
    () => memberChanges.points.change({ uid, points: 1, reason: 'other_reason' }),
    () => memberChanges.points.preview({ uid, points: 1 }),
    () => memberChanges.lock({ uid, reason }),
    () => memberChanges.unlock({ uid, reason }),
    () => memberChanges.raise({ uid, level: 1, until: '2030-01-01', reason }),
    () => memberChanges.recount({ uid, reason }),
    () => memberChanges.email({ uid, email: 'a@example.com', reason }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 'member_not_found' })
})
