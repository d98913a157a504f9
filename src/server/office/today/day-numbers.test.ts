import { beforeAll, expect, test } from 'vitest'
import { laterDay, startOfDay, taipeiDay } from '#rules/calendar.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const pay = paymentsOf(testShop)
const office = testOffice(testShop)
const nothing = { orders: 0, goods: 0, new_members: 0, refunded: 0 }

/** The numbers as an owner sees them who has just signed in, two minutes later. */
async function numbersOfDay() {
  const owner = await office.as('owner')
  return (await owner.call.today.find({})).numbers
}

beforeAll(async () => {
  await database.db
    .updateTable('users')
    .set({ created_at: new Date('2020-01-01') })
    .execute()
  const noonTomorrow = startOfDay(laterDay(taipeiDay(shop.now()), 1)).getTime() + 12 * 3_600_000
  clock.pass({ minutes: (noonTomorrow - shop.now().getTime()) / 60_000 })
})

test('TDY-05 TDY-06 D-107 today stands against the same weekday of last week until the same minute, and a refund on the day on which it is done', async () => {
  const hao = await signIn('hao')
  const memberId = await createMember(database, { created_at: shop.now() })
  const { order_hashed_id: number } = await pay.buy(hao, { goods: { [shelf.roseGel]: 2 } })
  const now = shop.now()
  await createOrder(database, {
    user_id: memberId,
    placed_at: now,
    confirmed_at: now,
    items_total: 1000,
    discount_amount: 100,
    grand_total: 1130,
  })
  const early = { orders: 2, goods: 1680, new_members: 1, refunded: 0 }
  expect(await numbersOfDay()).toEqual({ today: early, last_week: nothing })

  clock.pass({ minutes: 10 })
  await createMember(database, { created_at: shop.now() })
  await createOrder(database, { user_id: memberId, placed_at: shop.now(), confirmed_at: shop.now() })
  const whole = { orders: 3, goods: 2070, new_members: 2, refunded: 0 }
  expect(await numbersOfDay()).toEqual({ today: whole, last_week: nothing })

  clock.pass({ days: 7, minutes: -10 })
  expect(await numbersOfDay(), 'what came later that day does not count yet').toEqual({ today: nothing, last_week: early })

  const returning = await signIn('hao')
  await returning.call.orders.cancel({ id: number, order: { cancel_reason: 'duplicate' } })
  expect(await numbersOfDay(), 'it is asked for, not paid out').toEqual({ today: nothing, last_week: early })
  await sendDueRefunds(shop)
  const givenBack = { ...nothing, refunded: 980 }
  expect(await numbersOfDay(), 'what the past day sold stays').toEqual({ today: givenBack, last_week: early })

  clock.pass({ minutes: 10 })
  expect(await numbersOfDay()).toEqual({ today: givenBack, last_week: whole })
  clock.pass({ days: 7 })
  expect(await numbersOfDay()).toEqual({ today: nothing, last_week: givenBack })
})

test('TDY-04 a packer sees how many orders there were and who joined, but no amounts', async () => {
  const packer = await office.as('packer')
  const { numbers } = await packer.call.today.find({})
  expect(numbers).toMatchObject({ today: { goods: null, refunded: null }, last_week: { goods: null, refunded: null } })
})

test('TDY-08 what has just happened stands in tiles, numbers and curves at once', async () => {
  const owner = await office.as('owner')
  const seen = async () => {
    const { tiles, numbers } = await owner.call.today.find({})
    const { days } = await owner.call.today.curves({})
    return {
      waiting: tiles.find(({ kind }) => kind === 'to_pick')?.count ?? 0,
      sold: numbers?.today.orders ?? 0,
      drawn: days.at(-1)?.orders,
    }
  }
  const before = await seen()
  const hao = await signIn('hao')
  await pay.buy(hao, { goods: { [shelf.roseGel]: 1 } })
  expect(await seen()).toEqual({ waiting: before.waiting + 1, sold: before.sold + 1, drawn: (before.drawn ?? 0) + 1 })
})
