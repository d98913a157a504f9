import { expect, test } from 'vitest'
import { addDays, laterDay, taipeiDay } from '#rules/calendar.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { checkLevels } from './check-levels.ts'
import { checkVip } from './check-vip.ts'

const { shop, database, clock } = await openTestShop()
const { db } = database

const levelOf = (memberId: number) => db.selectFrom('users').where('id', '=', memberId).select(['vip', 'vip_due']).executeTakeFirstOrThrow()
const changesOf = (memberId: number) =>
  db.selectFrom('vip_changes').where('user_id', '=', memberId).orderBy('id').select(['from_level', 'to_level', 'due', 'reason']).execute()
const check = async (memberId: number) => {
  const { vip: terms } = await shop.terms()
  await database.transaction((tx) => checkVip(tx, { memberId, reason: 'order_finished', terms, now: shop.now() }))
}

/** An order of so much in goods, finished so many days ago. */
async function finish(
  user_id: number,
  { goods, daysAgo = 0, more = {} }: { goods: number; daysAgo?: number; more?: Partial<Parameters<typeof createOrder>[1]> },
): Promise<number> {
  const money = { items_total: goods, delivery_fee: 200, handling_fee: 0, grand_total: goods + 200 }
  return createOrder(database, { user_id, status: 'finished', finished_at: addDays(shop.now(), -daysAgo), ...money, ...more })
}

test('D-35 when an order finishes, the goods of a year decide the level; it lasts 365 days', async () => {
  const memberId = await createMember(database)
  await finish(memberId, { goods: 6000, daysAgo: 300 })
  await finish(memberId, { goods: 5000, daysAgo: 366 })
  await check(memberId)
  expect(await levelOf(memberId)).toEqual({ vip: 0, vip_due: null })
  await finish(memberId, { goods: 4000 })
  await check(memberId)
  await check(memberId)
  const due = laterDay(taipeiDay(shop.now()), 365)
  expect(await levelOf(memberId)).toEqual({ vip: 1, vip_due: due })
  expect(await changesOf(memberId)).toEqual([{ from_level: 0, to_level: 1, due, reason: 'order_finished' }])
})

test('D-35 fees, discounts, refunds, second parcels and open orders do not count', async () => {
  const memberId = await createMember(database)
  const discounted = { discount_amount: 500, grand_total: 9500 + 200 - 0 }
  const first = await finish(memberId, { goods: 10_000, more: discounted })
  await finish(memberId, { goods: 9000, more: { parent_id: first, suffix: 1, payment: 'credit_cards' } })
  await finish(memberId, { goods: 9000, more: { status: 'refunded' } })
  await createOrder(database, { user_id: memberId, status: 'confirmed' })
  const returned = await finish(memberId, { goods: 2000 })
  const payment = {
    provider: 'tappay',
    reference: `vip-${returned}`,
    method: 'credit_cards',
    status: 'paid',
    amount: 2200,
    refunded_amount: 1600,
  } as const
  await db
    .insertInto('payments')
    .values({ order_id: returned, ...payment })
    .execute()
  await check(memberId)
  expect(await levelOf(memberId)).toMatchObject({ vip: 0 })
  await finish(memberId, { goods: 100 })
  await check(memberId)
  expect(await levelOf(memberId)).toMatchObject({ vip: 1 })
})

test('D-35 the night takes back a level whose day is over, and gives the one that the last year was good for', async () => {
  const due = taipeiDay(shop.now())
  const [idle, busy] = [await createMember(database, { vip: 2, vip_due: due }), await createMember(database, { vip: 2, vip_due: due })]
  await finish(busy, { goods: 12_000, daysAgo: 100 })
  await checkLevels(shop)
  expect([(await levelOf(idle)).vip, (await levelOf(busy)).vip]).toEqual([2, 2])
  clock.pass({ days: 1 })
  await Promise.all([checkLevels(shop), checkLevels(shop)])
  expect(await levelOf(idle)).toEqual({ vip: 0, vip_due: null })
  expect(await levelOf(busy)).toEqual({ vip: 1, vip_due: laterDay(taipeiDay(shop.now()), 365) })
  expect(await changesOf(idle)).toHaveLength(1)
})

test('D-35 limits and days are settings', async () => {
  const memberId = await createMember(database)
  await finish(memberId, { goods: 700, daysAgo: 20 })
  const value = JSON.stringify({ vip_spending: 500, vvip_spending: 900, days: 30 })
  await db
    .insertInto('settings')
    .values({ key: 'vip', value })
    .onConflict((same) => same.column('key').doUpdateSet({ value }))
    .execute()
  await expect.poll(async () => (await shop.terms()).vip.days, { timeout: 5000 }).toBe(30)
  await check(memberId)
  expect(await levelOf(memberId)).toEqual({ vip: 1, vip_due: laterDay(taipeiDay(shop.now()), 30) })
  await db.deleteFrom('settings').where('key', '=', 'vip').execute()
})
