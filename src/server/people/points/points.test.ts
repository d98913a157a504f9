import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import type { PointReason } from '#rules/points/points.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { meiPoints } from '#support/test-cast.ts'
import { openTestShop } from '#support/test-shop.ts'
import { holdAccount } from './hold-account.ts'
import { returnSpentPoints } from './return-spent-points.ts'
import { settlePoints } from './settle-points.ts'
import { spendPoints } from './spend-points.ts'
import { defaultTerms } from '#rules/terms.ts'

const { shop, database, clock, signIn } = await openTestShop()
const { db } = database

const historyOf = async (memberId: number) =>
  db.selectFrom('point_entries').where('user_id', '=', memberId).orderBy('id').select(['points', 'reason', 'order_id']).execute()
const accountOf = async (user_id: number) =>
  db.selectFrom('point_accounts').where('user_id', '=', user_id).select(['balance', 'expires_at']).executeTakeFirstOrThrow()

test('PTS-02 PTS-04 PTS-06 PTS-15 mei reads how her points came about, newest first, page by page', async () => {
  const mei = await signIn('mei')
  const { id: memberId } = await mei.call.user.find({})
  const orderId = await createOrder(database, { user_id: memberId, hashed_id: 'K7Q2M9X4TBHE' })
  await database.transaction((tx) => returnSpentPoints(tx, { memberId, orderId, points: 7, terms: defaultTerms.points, now: shop.now() }))
  const gifts = Array.from({ length: 10 }, (_, place) => place)
  for (const place of gifts) await receive(memberId, { points: 1, inDays: 14, reason: 'custom', words: `第 ${place} 天簽到` })

  const first = await mei.call.points.history({ items: 10, page: 1 })
  expect(first.pages).toEqual({ current: 1, total: 2, count: 12, items: 10 })
  expect(first.data[0]).toMatchObject({ reason: 'custom', customer_reason: '第 9 天簽到', order_id: null, shopping_point_number: 1 })
  const second = await mei.call.points.history({ items: 10, page: 2 })
  expect(second.data[0]).toMatchObject({ reason: 'refund', customer_reason: null, order_id: 'K7Q2M9X4TBHE', shopping_point_number: 7 })
})

test('PTS-03 PTS-16 hao, who has never had points, has an empty history', async () => {
  const hao = await signIn('hao')
  expect(await hao.call.points.history({ items: 10, page: 5 })).toEqual({
    shopping_point: 0,
    expired_at: null,
    data: [],
    pages: { current: 1, total: 1, count: 0, items: 10 },
  })
})

test('PTS-16 balance and end in the history are those of the account', async () => {
  const mei = await signIn('mei')
  const { shopping_point, shopping_point_expired_at } = await mei.call.user.find({})
  const history = await mei.call.points.history({ items: 10, page: 1 })
  expect(history).toMatchObject({ shopping_point, expired_at: shopping_point_expired_at })
  expect(shopping_point).toBe(meiPoints + 7)
})

test('PTS-10 CON-05 earned points count from the fourteenth day on', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 100, inDays: 14 })
  clock.pass({ days: 13 })
  await settlePoints(shop)
  expect(await balanceOf(memberId)).toBe(0)
  clock.pass({ days: 1 })
  await settlePoints(shop)
  expect(await accountOf(memberId)).toEqual({ balance: 100, expires_at: addDays(shop.now(), 180) })
})

test('PTS-11 D-31 CON-05 when newer points become effective, all live for 180 days from then', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 30, inDays: 0 })
  await settlePoints(shop)
  await receive(memberId, { points: 50, inDays: 170 })
  clock.pass({ days: 170 })
  await settlePoints(shop)
  clock.pass({ days: 179 })
  await settlePoints(shop)
  expect(await balanceOf(memberId)).toBe(80)
  clock.pass({ days: 1 })
  await settlePoints(shop)
  expect(await accountOf(memberId)).toEqual({ balance: 0, expires_at: null })
})

test('PTS-12 what nobody spent in time leaves in one entry, however often the clock strikes', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 30, inDays: 0 })
  await receive(memberId, { points: 50, inDays: 0 })
  await settlePoints(shop)
  clock.pass({ days: 181 })
  await Promise.all([settlePoints(shop), settlePoints(shop)])
  await settlePoints(shop)
  expect((await historyOf(memberId)).slice(2)).toEqual([{ points: -80, reason: 'expiration_reset', order_id: null }])
  expect(await accountOf(memberId)).toEqual({ balance: 0, expires_at: null })
})

test('PTS-12 points that ended before the newer ones began are lost, also when the clock was late', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 30, inDays: 0 })
  await receive(memberId, { points: 50, inDays: 190 })
  clock.pass({ days: 200 })
  await settlePoints(shop)
  expect((await historyOf(memberId)).at(-1)).toEqual({ points: -30, reason: 'expiration_reset', order_id: null })
  expect(await balanceOf(memberId)).toBe(50)
})

test('PTS-11 points that are held again at the same moment are not written anew', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 30, inDays: 0 })
  await receive(memberId, { points: 50, inDays: 10 })
  clock.pass({ days: 11 })
  const hold = () => database.transaction((tx) => holdAccount(tx, { memberId, now: shop.now() }))
  const first = await hold()
  const written = await versionsOf(memberId)
  expect(await hold()).toEqual(first)
  expect(await versionsOf(memberId)).toEqual(written)
})

test('PTS-10 PTS-14 whoever spends before the clock strikes finds what is there at that moment', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 30, inDays: 0 })
  await settlePoints(shop)
  await receive(memberId, { points: 50, inDays: 185 })
  clock.pass({ days: 186 })
  const orderId = await createOrder(database, { user_id: memberId })
  const spent = await database.transaction(async (tx) => {
    const { balance } = await holdAccount(tx, { memberId, now: shop.now() })
    await spendPoints(tx, { memberId, orderId, points: balance, now: shop.now() })
    return balance
  })
  expect(spent).toBe(50)
  expect(await balanceOf(memberId)).toBe(0)
})

test('D-31 points that are given back live as long as the others, or for 180 days when there are none', async () => {
  const memberId = await createMember(database)
  await receive(memberId, { points: 30, inDays: 0 })
  await settlePoints(shop)
  const { expires_at: end } = await accountOf(memberId)
  clock.pass({ days: 10 })
  await giveBack(memberId, 20)
  expect(await accountOf(memberId)).toEqual({ balance: 50, expires_at: end })
  clock.pass({ days: 171 })
  await giveBack(memberId, 5)
  expect(await accountOf(memberId)).toEqual({ balance: 5, expires_at: addDays(shop.now(), 180) })
})

async function balanceOf(memberId: number): Promise<number> {
  const account = await db.selectFrom('point_accounts').where('user_id', '=', memberId).select('balance').executeTakeFirst()
  return account?.balance ?? 0
}

/** Which transaction wrote each row of a member's points last, by the account of the database. */
async function versionsOf(memberId: number) {
  const { rows } = await sql`
    select xmin::text from point_lots where user_id = ${memberId}
    union all select xmin::text from point_accounts where user_id = ${memberId}`.execute(db)
  return rows
}

type Received = { points: number; inDays: number; reason?: PointReason; words?: string }

/** Points that begin in so many days and live for 180. */
async function receive(user_id: number, { points, inDays, reason = 'personal_shopping', words }: Received): Promise<void> {
  const effective_at = addDays(shop.now(), inDays)
  const { id: entry_id } = await db
    .insertInto('point_entries')
    .values({ user_id, points, reason, effective_at, customer_reason: words ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('point_lots')
    .values({ user_id, entry_id, points, remaining: points, effective_at, expires_at: addDays(effective_at, 180) })
    .execute()
}

async function giveBack(memberId: number, points: number): Promise<void> {
  const orderId = await createOrder(database, { user_id: memberId })
  await database.transaction((tx) => returnSpentPoints(tx, { memberId, orderId, points, terms: defaultTerms.points, now: shop.now() }))
}
