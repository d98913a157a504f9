import { beforeAll, expect, test } from 'vitest'
import { addDays, laterDay, startOfDay, taipeiDay } from '#rules/calendar.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { keepHours } from './keep-hours.ts'

const testShop = await openTestShop()
const { shop, clock, database } = testShop
const { db } = database
const office = testOffice(testShop)
let mei = 0

/** An order that first stood so many hours after the beginning of a day, with goods of 390. */
async function sell({ day, hour }: { day: string; hour: number }): Promise<void> {
  const at = new Date(startOfDay(day).getTime() + hour * 3_600_000)
  await createOrder(database, { user_id: mei, placed_at: at, confirmed_at: at, items_total: 390, discount_amount: 0, grand_total: 620 })
}

const curvesFor = async (role: 'owner' | 'packer' | 'editor') => (await office.as(role)).call.today.curves({})
const soldOn = async (day: string) => (await curvesFor('owner')).days.find((each) => each.day === day)
const keptHours = () => db.selectFrom('office_hours').orderBy('hour').select(['hour', 'orders', 'goods', 'new_members']).execute()

beforeAll(async () => {
  mei = await createMember(database, { created_at: new Date('2020-01-01') })
  await db
    .updateTable('users')
    .set({ created_at: new Date('2020-01-01') })
    .execute()
  const tomorrow = startOfDay(laterDay(taipeiDay(shop.now()), 1)).getTime()
  // 14:30 in Taipei.
  clock.pass({ minutes: (tomorrow - shop.now().getTime()) / 60_000 + 14 * 60 + 30 })
})

test('TDY-07 hours of today stand beside those of the same weekday of last week, and each day of four weeks, whether they were kept yet or not', async () => {
  const today = taipeiDay(shop.now())
  const lastWeek = laterDay(today, -7)
  for (const sold of [
    { day: today, hour: 0 },
    { day: today, hour: 14.2 },
    { day: today, hour: 14.3 },
    { day: lastWeek, hour: 23.9 },
    { day: laterDay(today, -27), hour: 0 },
    { day: laterDay(today, -28), hour: 23 },
  ])
    await sell(sold)
  const before = await curvesFor('owner')
  expect(before.hours[0]?.today).toEqual({ orders: 1, goods: 390 })
  expect(before.hours[14]).toEqual({ hour: 14, today: { orders: 2, goods: 780 }, last_week: { orders: 0, goods: 0 } })
  expect(before.hours[15]?.today).toBeNull()
  expect(before.hours[23]?.last_week).toEqual({ orders: 1, goods: 390 })
  expect(before.days.map(({ orders }) => orders)).toEqual([1, ...Array(19).fill(0), 1, ...Array(6).fill(0), 3])
  await keepHours(shop)
  await keepHours(shop)
  const after = await curvesFor('owner')
  expect({ ...after, asked_at: '' }).toEqual({ ...before, asked_at: '' })
  const kept = await keptHours()
  expect(kept).toHaveLength(27 * 24 + 15)
  expect(kept.reduce((all, { orders }) => all + orders, 0)).toBe(5)
})

test('what ends late within two days is reckoned in, also while nobody keeps the hours; what is older stays', async () => {
  const today = taipeiDay(shop.now())
  const yesterday = laterDay(today, -1)
  await sell({ day: yesterday, hour: 12 })
  await sell({ day: laterDay(today, -4), hour: 12 })
  await keepHours(shop)
  expect(await soldOn(yesterday)).toMatchObject({ orders: 1 })
  expect(await soldOn(laterDay(today, -4)), 'long past').toMatchObject({ orders: 0 })
  clock.pass({ days: 3 })
  await sell({ day: laterDay(today, 1), hour: 20 })
  expect(await soldOn(laterDay(today, 1)), 'not kept yet').toMatchObject({ orders: 1 })
  await createMember(database, { created_at: addDays(shop.now(), -2) })
  await keepHours(shop)
  expect(await soldOn(laterDay(today, 1))).toMatchObject({ orders: 1 })
  const kept = await keptHours()
  expect(kept).toHaveLength(30 * 24 + 15)
  expect(kept.reduce((all, { new_members }) => all + new_members, 0)).toBe(1)
})

test('an order is in the curve at once', async () => {
  await keepHours(shop)
  const day = taipeiDay(shop.now())
  const before = (await soldOn(day))?.orders ?? 0
  await createOrder(database, { user_id: mei, placed_at: shop.now(), confirmed_at: shop.now() })
  expect((await soldOn(day))?.orders).toBe(before + 1)
})

test('who sees no amounts sees how many orders there were, and who sees no orders no curve', async () => {
  const { hours, days } = await curvesFor('packer')
  expect([...hours.map(({ last_week }) => last_week.goods), ...days.map(({ goods }) => goods)].every((goods) => goods === null)).toBe(true)
  await expect(curvesFor('editor')).rejects.toMatchObject({ status: 'permission_denied' })
})
