import { expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { createOrder, forceStatus } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const { db } = database
const mei = await signIn('mei', { language: 'en' })
const { id: meiId } = await mei.call.user.find({})

async function order(product: number): Promise<string> {
  const cart_item_ids = await fillCart(mei, { [product]: 1 })
  return (await place(mei, { order: await orderBody(testShop, { cart_item_ids }) })).order_hashed_id
}

const gel = await order(shelf.roseGel)
const tea = await order(shelf.teaTin)
const abroad = await createOrder(database, {
  user_id: meiId,
  status: 'delivering',
  hashed_id: 'ABCDEFGHJKLM',
  tracking: '1Z999AA10123456784',
  shipping_method: 'ups',
  region: 'foreign',
  contact: null,
  foreign_contact: {
    name: 'Ann 100% Miller_x',
    phone: '+1',
    country: 'US',
    state_province_county: 'CA',
    city_or_town: 'Fresno',
    address_one: '12 Main',
  },
})
await createOrder(database, {
  user_id: meiId,
  status: 'delivering',
  payment: 'credit_cards',
  parent_id: abroad,
  suffix: 1,
  hashed_id: 'ABCDEFGHJKLM-1',
  tracking: '903123456789',
})

const found = async (query: string) => (await mei.call.orders.search({ query })).data.map(({ hashed_id }) => hashed_id)

test('OLS-02 OLS-10 API-09 orders are found by the beginning of their number, in either case', async () => {
  expect(await found(gel)).toEqual([gel])
  expect(await found(gel.slice(0, 6).toLowerCase())).toEqual([gel])
  expect(await found(gel.slice(2))).toEqual([])
})

test('OLS-10 orders are found by product in both languages, by recipient, and by tracking number, of a part too', async () => {
  expect(await found('玫瑰')).toEqual([gel])
  expect(await found('tea TIN')).toEqual([tea])
  expect(await found('陳媽媽')).toEqual([tea, gel])
  expect(await found('ann')).toEqual(['ABCDEFGHJKLM'])
  expect(await found('1z999aa1')).toEqual(['ABCDEFGHJKLM'])
  expect(await found('903123456789')).toEqual(['ABCDEFGHJKLM'])
})

test('OLS-10 signs that mean something to a database mean themselves', async () => {
  expect(await found('100%')).toEqual(['ABCDEFGHJKLM'])
  expect(await found('r_x')).toEqual(['ABCDEFGHJKLM'])
  for (const nothing of ['%', '_', String.raw`\ `.trim(), "'; drop table orders; --", '沒有這個'])
    expect(
      (await found(nothing)).filter((id) => id !== 'ABCDEFGHJKLM'),
      nothing,
    ).toEqual([])
})

test('OLS-10 OLS-06 OLS-07 the answer holds data and pages; who searches for nothing sees all', async () => {
  expect((await mei.call.orders.search({ query: ' ' })).pages).toEqual({ current: 1, total: 1, count: 3, items: 10 })
  expect((await mei.call.orders.search({})).data).toHaveLength(3)
  const odd = (await mei.ask('/api/v2/user/orders?query=rose&page=99&items=7')).json() as { pages: unknown }
  expect(odd.pages).toEqual({ current: 1, total: 1, count: 1, items: 10 })
})

test('OAP-12 nobody finds the orders of somebody else', async () => {
  const hao = await signIn('hao')
  expect((await hao.call.orders.search({ query: gel })).data).toEqual([])
})

test('D-61 an order whose card was refused is not found either', async () => {
  const { id: orderId } = await db
    .updateTable('orders')
    .set({ cancel_code: 'payment_failed' })
    .where('hashed_id', '=', tea)
    .returning('id')
    .executeTakeFirstOrThrow()
  await forceStatus(database, { orderId, status: 'cancel' })
  expect(await found('tea')).toEqual([])
})
