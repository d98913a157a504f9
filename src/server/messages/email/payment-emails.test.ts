import { beforeEach, expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import type { OrderWish } from '#support/test-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { remindOfPayment } from './remind-of-payment.ts'

const testShop = await openTestShop()
const {
  shop,
  clock,
  database: { db },
  sandbox,
  shelf,
  signIn,
  startWorker,
} = testShop
const pay = paymentsOf(testShop)
const hao = await signIn('hao')
await startWorker()

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const buy = async (product: number, wish: OrderWish = {}) => (await pay.buy(hao, { goods: { [product]: 1 }, wish })).order_hashed_id
const byTransfer = { shipping_method: 'refrigeration', payway: 'atm', card_info: null } as const

const emailsAbout = async (id: string, about: string) =>
  (await sandbox.emailsTo('hao@example.com')).filter(({ subject }) => subject.includes(id) && subject.includes(about))
const emailAbout = (id: string, about: string) => eventually(async () => (await emailsAbout(id, about))[0])

test('PAY-05 a transfer: the email names the account, and another one says that the money has come', async () => {
  const id = await buy(shelf.pudding, byTransfer)
  const { vatm_account: account, grand_total } = await hao.call.orders.find({ id })
  expect((await emailAbout(id, '')).text).toContain(account)
  await pay.transfer(account, grand_total)
  clock.pass({ minutes: 31 })
  await settleOpenOrders(shop)
  expect((await emailAbout(id, '收到')).text).toContain('布丁')
})

test('D-62 on its last day a transfer is reminded of, once; one that is paid is not', async () => {
  const [id, paid] = [await buy(shelf.pudding, byTransfer), await buy(shelf.pudding, byTransfer)]
  const { vatm_account: account, grand_total } = await hao.call.orders.find({ id: paid })
  await pay.transfer(account, grand_total)
  await remindOfPayment(shop)
  expect(await emailsAbout(id, '期限快到了')).toEqual([])
  const { payment_deadline: deadline } = await hao.call.orders.find({ id })
  clock.pass({ minutes: (Date.parse(deadline ?? '') - shop.now().getTime()) / 60_000 - 120 })
  await settleOpenOrders(shop)
  for (let time = 0; time < 2; time++) await remindOfPayment(shop)
  expect((await emailAbout(id, '期限快到了')).text).toContain('808')
  expect(await emailsAbout(id, '期限快到了')).toHaveLength(1)
  expect(await emailsAbout(paid, '期限快到了')).toEqual([])
})

test('D-61 whoever left before the company refused is written to; whoever read it on the page is not', async () => {
  const late = await buy(shelf.roseGel, { card: 'silentNotCharged' })
  clock.pass({ minutes: 2 })
  await settleOpenOrders(shop)
  expect((await emailAbout(late, '取消')).text).toMatch(/付款/)
  await expect(buy(shelf.roseGel, { card: 'refused' })).rejects.toMatchObject({ status: 'credit_card_order_error' })
  const atOnce = await db.selectFrom('orders').select('hashed_id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  const next = await buy(shelf.roseGel)
  await emailAbout(next, '')
  expect(await emailsAbout(atOnce.hashed_id, '')).toEqual([])
})
