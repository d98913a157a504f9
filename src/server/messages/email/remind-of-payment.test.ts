import { expect, test } from 'vitest'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { remindOfPayment } from './remind-of-payment.ts'

// Nobody works in the background here, so that what is told stays to be counted.
const testShop = await openTestShop()
const {
  shop,
  clock,
  database: { db },
  shelf,
  signIn,
} = testShop

const listReminders = async () => {
  const events = await db.selectFrom('news').select('payload').execute()
  return events.map(({ payload }) => payload as { name: string }).filter(({ name }) => name === 'payment-due')
}

test('D-62 whoever looks at the same moment, or once more, reminds nobody a second time', async () => {
  const hao = await signIn('hao')
  await paymentsOf(testShop).buy(hao, {
    goods: { [shelf.pudding]: 1 },
    wish: { shipping_method: 'refrigeration', payway: 'atm', card_info: null },
  })
  const order = await db.selectFrom('orders').select(['id', 'payment_deadline']).executeTakeFirstOrThrow()
  clock.pass({ minutes: (Number(order.payment_deadline) - Number(shop.now())) / 60_000 - 120 })
  await Promise.all([remindOfPayment(shop), remindOfPayment(shop)])
  await remindOfPayment(shop)
  expect(await listReminders()).toEqual([{ name: 'payment-due', orderId: order.id }])
})
