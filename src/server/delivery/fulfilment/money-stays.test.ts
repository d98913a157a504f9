import { beforeEach, expect, test } from 'vitest'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { refundByHand } from '#server/sales/charging/refund-by-hand.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { listAttention } from './list-attention.ts'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { OrderWish } from '#support/test-order.ts'
import { acceptReturn } from './accept-return.ts'
import { followParcel } from './follow-parcel.ts'
import { handOver } from './hand-over.ts'
import { reportMissing } from './report-missing.ts'
import { startPicking } from './start-picking.ts'
import { takeBack } from './take-back.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, clock } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const hao = await signIn('hao', { language: 'en' })
// A lamp that its maker sends: it travels apart from everything else, as the order's second parcel.
const lamp = await createProduct(database, { slug: 'lamp', price: 990, origin_price: 990, stock: 50 })
await db
  .insertInto('product_split_stocks')
  .values({ product_id: lamp, stock_description_zh: '由原廠寄出', stock_description_en: 'Sent by its maker', position: 1 })
  .execute()

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const by = 'Ana'
const byTransfer: OrderWish = { shipping_method: 'refrigeration', payway: 'atm', card_info: null }

/** Three rose gels and a lamp from its maker: 1,170 and 990, in two parcels. */
async function buyTwoParcels(wish: OrderWish = {}): Promise<string> {
  return (await pay.buy(hao, { goods: { [shelf.roseGel]: 3, [lamp]: 1 }, wish })).order_hashed_id
}

async function deliver(number: string): Promise<void> {
  await send(number)
  expect(await followParcel(shop, { number, event: 'delivered', actor: 'operations', by })).toMatchObject({ ok: true })
}

async function send(number: string): Promise<void> {
  expect(await startPicking(shop, { number, by })).toMatchObject({ ok: true })
  expect(await handOver(shop, { number, tracking: `T-${number}`, by })).toMatchObject({ ok: true })
}

const refundsOf = async (number: string) => {
  const { id } = await pay.orderRow(number)
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', id)
    .orderBy('refunds.id')
    .select(['refunds.id', 'refunds.amount', 'refunds.status'])
    .execute()
}
const amountsOf = async (number: string) => (await refundsOf(number)).map(({ amount }) => amount)
const statusOf = async (number: string) => (await pay.orderRow(number)).status

test('MNY-03 both parcels of an order are missing, one after the other: all its money goes back', async () => {
  const number = await buyTwoParcels()
  for (const parcel of [number, `${number}-1`]) await startPicking(shop, { number: parcel, by })
  expect(await reportMissing(shop, { number: `${number}-1`, lost: [{ productId: lamp }], by })).toMatchObject({ ok: true })
  expect(await reportMissing(shop, { number, lost: [{ productId: shelf.roseGel }], by })).toMatchObject({ ok: true })
  expect(await amountsOf(number)).toEqual([990, 1170])
  await sendDueRefunds(shop)
  expect([await statusOf(number), await statusOf(`${number}-1`)]).toEqual(['refunded', 'refunded'])
})

test('MNY-03 a part was refunded, then the rest is asked for: everything goes back', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.roseGel]: 3 } })).order_hashed_id
  await deliver(number)
  expect(await acceptReturn(shop, { number, amount: 100, by })).toMatchObject({ ok: true })
  expect(await acceptReturn(shop, { number, by })).toMatchObject({ ok: true })
  expect(await amountsOf(number)).toEqual([100, 1070])
  await sendDueRefunds(shop)
  expect(await statusOf(number)).toBe('refunded')
})

test('MNY-03 while a refund by transfer waits for a person, the rest of the money is not forgotten', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.pudding]: 4 }, wish: byTransfer })).order_hashed_id
  const [{ vatm_account: account = null, amount = 0 } = {}] = await pay.attempts(number)
  await pay.transfer(account, amount)
  clock.pass({ minutes: 40 })
  await settleOpenOrders(shop)
  await deliver(number)
  expect(await acceptReturn(shop, { number, amount: 100, by })).toMatchObject({ ok: true })
  expect(await acceptReturn(shop, { number, by })).toMatchObject({ ok: true })
  expect([await statusOf(number), await amountsOf(number)]).toEqual(['refunding', [100, amount - 100]])
  for (const { id } of await refundsOf(number)) await refundByHand(shop, { refundId: id, reference: `20261122-${id}`, by })
  expect(await statusOf(number)).toBe('refunded')
})

test('MNY-03 a refund that the company refused for good counts as owed, not as never paid', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.roseGel]: 3 } })).order_hashed_id
  await deliver(number)
  await acceptReturn(shop, { number, amount: 100, by })
  const [refund] = await refundsOf(number)
  await refuseForGood(number)
  expect(await refundsOf(number)).toMatchObject([{ status: 'failed' }])
  expect(await acceptReturn(shop, { number, by })).toMatchObject({ ok: true })
  expect(await amountsOf(number)).toEqual([100, 1070])
  await sendDueRefunds(shop)
  expect([await statusOf(number), await refundsOf(number)]).toMatchObject(['refunding', [{ status: 'failed' }, { status: 'done' }]])
  expect(await refundByHand(shop, { refundId: refund?.id ?? 0, reference: '20261122-0002', by })).toMatchObject({ ok: true })
  expect([await statusOf(number), (await pay.attempts(number)).map(({ status }) => status)]).toEqual(['refunded', ['refunded']])
  expect(await listAttention(shop)).not.toContainEqual(expect.objectContaining({ says: expect.stringContaining(String(refund?.id)) }))
})

/** The company knows nothing of the payment any more, however often it is asked. */
async function refuseForGood(number: string): Promise<void> {
  const [{ id = 0, provider_ref = null } = {}] = await pay.attempts(number)
  await db.updateTable('payments').set({ provider_ref: 'D-NOBODY-KNOWS-THIS' }).where('id', '=', id).execute()
  for (let minute = 0; minute < 30; minute++) {
    await sendDueRefunds(shop)
    clock.pass({ minutes: 1 })
  }
  await db.updateTable('payments').set({ provider_ref }).where('id', '=', id).execute()
}

test('MNY-04 a part that was given back leaves its attempt paid, also when a person did it after the company refused', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.roseGel]: 3 } })).order_hashed_id
  await deliver(number)
  await acceptReturn(shop, { number, amount: 100, by })
  await refuseForGood(number)
  const [refund] = await refundsOf(number)
  await refundByHand(shop, { refundId: refund?.id ?? 0, reference: '20261122-0001', by })
  expect(await pay.attempts(number)).toMatchObject([{ status: 'paid', refunded_amount: 100 }])
})

test('MNY-05 what is kept of a parcel that came back is kept of that parcel, also when it is the last', async () => {
  const number = await buyTwoParcels()
  for (const parcel of [number, `${number}-1`]) await send(parcel)
  expect(await takeBack(shop, { number: `${number}-1`, keep: 100, by })).toMatchObject({ ok: true })
  expect(await takeBack(shop, { number, keep: 1170, by })).toEqual({ ok: false, refusal: { code: 'wrong_amount', most: 1169 } })
  expect(await takeBack(shop, { number, keep: 150, by })).toMatchObject({ ok: true })
  expect(await amountsOf(number)).toEqual([890, 1020])
  await sendDueRefunds(shop)
  expect([await statusOf(number), await pay.attempts(number)]).toMatchObject([
    'refunded',
    [{ status: 'paid', amount: 2160, refunded_amount: 1910 }],
  ])
  const reduced = await db.selectFrom('news').select('payload').orderBy('id', 'desc').limit(8).execute()
  expect(reduced.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ name: 'goods-returned', amount: 1020 }))
})

test('MNY-06 a second transfer to one account is found, listed and given back', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.pudding]: 4 }, wish: byTransfer })).order_hashed_id
  const [{ vatm_account: account = null, amount = 0 } = {}] = await pay.attempts(number)
  for (let time = 0; time < 2; time++) await pay.transfer(account, amount)
  clock.pass({ minutes: 40 })
  await settleOpenOrders(shop)
  await settleOpenOrders(shop)
  expect(await statusOf(number)).toBe('confirmed')
  const [refund, ...others] = await refundsOf(number)
  expect([refund, others]).toMatchObject([{ amount, status: 'requested' }, []])
  expect(await listAttention(shop)).toContainEqual({
    order: number,
    about: 'refund',
    says: `${refund?.id}: ${amount} by atm, goes back by hand`,
  })
  expect(await refundByHand(shop, { refundId: refund?.id ?? 0, reference: '20261122-0042', by })).toMatchObject({ ok: true })
  expect([await statusOf(number), (await hao.call.orders.find({ id: number })).payment]).toEqual(['confirmed', 'atm'])
  expect(await cancelForBuyer(shop, { number, reason: 'test', by })).toMatchObject({ ok: true })
  expect(await amountsOf(number)).toEqual([amount, amount])
})

test('MNY-06 a transfer that comes days after the order was paid is found as well, once', async () => {
  const number = (await pay.buy(hao, { goods: { [shelf.pudding]: 4 }, wish: byTransfer })).order_hashed_id
  const [{ vatm_account: account = null, amount = 0 } = {}] = await pay.attempts(number)
  await pay.transfer(account, amount)
  clock.pass({ minutes: 40 })
  await settleOpenOrders(shop)
  clock.pass({ days: 6 })
  await pay.transfer(account, amount)
  for (let day = 0; day < 3; day++) {
    await settleOpenOrders(shop)
    clock.pass({ days: 1 })
  }
  expect(await refundsOf(number)).toMatchObject([{ amount, status: 'requested' }])
})

test('MNY-07 an order in two parcels is not paid on delivery', async () => {
  await expect(buyTwoParcels({ payway: 'when_received', card_info: null })).rejects.toMatchObject({ status: 'nocod_error' })
})
