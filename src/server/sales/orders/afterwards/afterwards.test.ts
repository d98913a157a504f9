import { beforeEach, expect, test } from 'vitest'
import { acceptReturn } from '#server/delivery/fulfilment/accept-return.ts'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { rewardOrder } from '#server/delivery/fulfilment/reward-order.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { givePoints } from '#server/people/points/give-points.ts'
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn } = testShop
const pay = paymentsOf(testShop)
const hao = await signIn('hao')
const by = 'Ana'
// Two of them earn points: 3,120 at room temperature.
const cream = await createProduct(database, { slug: 'cream', price: 1560, origin_price: 1560, stock: 50 })
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
})

const read = (number: string) => hao.call.orders.find({ id: number })

async function send(number: string): Promise<void> {
  expect(await startPicking(shop, { number, by })).toMatchObject({ ok: true })
  expect(await handOver(shop, { number, tracking: `T-${number}`, by })).toMatchObject({ ok: true })
}

test('OAP-25 OAP-26 D-95 a part of the money goes back: how much, why, where to, and when it got there', async () => {
  const number = (await pay.buy(hao, { goods: { [cream]: 2 } })).order_hashed_id
  expect(await read(number)).toMatchObject({ refunds: [], points: { earned: 104, effective_at: null, effective_days: 14 } })
  await send(number)
  await followParcel(shop, { number, event: 'delivered', actor: 'operations', by })
  await rewardOrder(shop, { orderId: (await pay.orderRow(number)).id })
  expect(await read(number)).toMatchObject({ points: { earned: 104, effective_at: moment } })

  expect(await acceptReturn(shop, { number, amount: 390, by })).toMatchObject({ ok: true })
  const refund = { amount: 390, reason: 'partly_returned', method: 'credit_cards', created_at: moment }
  expect(await read(number)).toMatchObject({ status: 'finished', refunds: [{ ...refund, done_at: null }], points: { earned: 91 } })
  await sendDueRefunds(shop)
  expect(await read(number)).toMatchObject({ refunds: [{ ...refund, done_at: moment }] })
})

test('OAP-26 an order that comes to nothing brings no points, and gives back what it had used', async () => {
  const { id } = await hao.call.user.find({})
  await givePoints(shop, { memberId: id, points: 500, reason: 'other_reason', words: null, actor: by, key: null })
  const number = (await pay.buy(hao, { goods: { [cream]: 2, [shelf.pointsMug]: 1 } })).order_hashed_id
  expect(await read(number)).toMatchObject({ points: { used: 300, given_back: 0, earned: 104 } })
  await startPicking(shop, { number, by })
  await reportMissing(shop, { number, lost: [{ productId: cream }], by })
  expect(await read(number)).toMatchObject({
    refunds: [{ reason: 'goods_missing' }],
    points: { used: 300, given_back: 300, earned: 0, effective_at: null },
  })
})

test('OAP-25 a paper invoice says where it goes, and its number once it is issued', async () => {
  const address = '臺北市大安區和平東路 1 號'
  const wish = { invoice_info: { carrier_type: 'paper_receipt', carrier: null, address, receipt: null, name: null } } as const
  const number = (await pay.buy(hao, { goods: { [shelf.roseGel]: 1 }, wish })).order_hashed_id
  expect(await read(number)).toMatchObject({ invoice: { number: null, address } })
  await startPicking(shop, { number, by })
  await issueInvoice(shop, { orderId: (await pay.orderRow(number)).id })
  expect(await read(number)).toMatchObject({ has_invoice: true, invoice: { number: expect.stringMatching(/^[A-Z]{2}\d{8}$/), address } })
})

test('OAP-27 a parcel that waits in a store says where the store is and until when', async () => {
  await hao.call.stores.lookup({ group: 'city', key: '臺北市' })
  const wish = { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳浩', phone: '0922110334' } } as const
  const number = (await pay.buy(hao, { goods: { [shelf.roseGel]: 1 }, wish })).order_hashed_id
  const address = '臺北市大安區永康街12號'
  expect((await read(number)).pickup).toEqual({ address, until: null, store_closed_until: null })
  await send(number)
  await followParcel(shop, { number, event: 'arrived_at_store', actor: 'operations', by })
  const { pickup, delivered_at } = await read(number)
  expect(Date.parse(pickup?.until ?? '') - Date.parse(delivered_at ?? '')).toBe(7 * 86_400_000)
})
