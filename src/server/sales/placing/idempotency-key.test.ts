import { beforeEach, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { claimKey, idempotencyKeyOf } from './idempotency-key.ts'

const testShop = await openTestShop()
const { shop, clock, database, sandbox, shelf, signIn } = testShop
const { db } = database

const hao = await signIn('hao')
const mei = await signIn('mei')

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

const bodyOf = async (browser: TestBrowser, { products, ...wish }: OrderWish & { products: Record<number, number> }) =>
  orderBody(testShop, { cart_item_ids: await fillCart(browser, products), ...wish })
const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length

test('D-73 the same attempt, sent again, gets the same answer', async () => {
  const order = await bodyOf(hao, { products: { [shelf.roseGel]: 1 } })
  const first = await place(hao, { order, key: 'again' })
  const second = await place(hao, { order, key: 'again' })
  expect(second).toEqual(first)
  expect(await sandbox.recordsOf(first.order_hashed_id)).toHaveLength(1)
})

test('D-73 the same attempt, twenty times at once, is one order, one charge and one answer', async () => {
  const order = await bodyOf(hao, { products: { [shelf.roseGel]: 1 } })
  const [orders, charges] = [await countOrders(), await sandbox.countRecords()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(hao, { order, key: 'impatient' })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await countOrders()).toBe(orders + 1)
  expect(await sandbox.countRecords()).toBe(charges + 1)
})

test('D-73 a refusal is answered again as well, and nobody is charged twice', async () => {
  const order = await bodyOf(hao, { products: { [shelf.roseGel]: 1 }, card: 'refused' })
  const charges = await sandbox.countRecords()
  const attempts = await Promise.allSettled([1, 2, 3].map(() => place(hao, { order, key: 'refused' })))
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 'credit_card_order_error', details: { code: '10003' } } })
  expect(await sandbox.countRecords()).toBe(charges + 1)
})

test('D-73 another order under the same key is a conflict', async () => {
  const order = await bodyOf(hao, { products: { [shelf.roseGel]: 1 } })
  await place(hao, { order, key: 'changed' })
  await expect(place(hao, { order: { ...order, remark: '按兩次門鈴' }, key: 'changed' })).rejects.toMatchObject({
    status: 'idempotency_conflict',
  })
})

test('D-73 a key belongs to one member', async () => {
  const his = await place(hao, { order: await bodyOf(hao, { products: { [shelf.roseGel]: 1 } }), key: 'shared' })
  const hers = await place(mei, { order: await bodyOf(mei, { products: { [shelf.roseGel]: 1 } }), key: 'shared' })
  expect(hers.order_hashed_id).not.toBe(his.order_hashed_id)
})

test('D-73 a key is kept for a day', async () => {
  const first = await place(hao, { order: await bodyOf(hao, { products: { [shelf.roseGel]: 1 } }), key: 'daily' })
  clock.pass({ days: 1, minutes: 1 })
  const next = await place(hao, { order: await bodyOf(hao, { products: { [shelf.lilyGel]: 1 } }), key: 'daily' })
  expect(next.order_hashed_id).not.toBe(first.order_hashed_id)
})

test('D-73 when the first attempt died, the next one tells how far its order came', async () => {
  const order = await bodyOf(hao, { products: { [shelf.roseGel]: 1 } })
  const placed = await place(hao, { order, key: 'whole' })
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('hashed_id', '=', placed.order_hashed_id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'running', response_body: null })
    .where('key', '=', 'whole')
    .where('order_id', '=', orderId)
    .execute()
  expect(await place(hao, { order, key: 'whole' })).toEqual(placed)
})

test('D-73 an attempt that died before its order was written is no order', async () => {
  const order = await bodyOf(hao, { products: { [shelf.roseGel]: 1 } })
  const { id: memberId } = await hao.call.user.find({})
  const dying = database.transaction(async (tx) => {
    await claimKey(tx, idempotencyKeyOf({ route: 'orders.place', memberId, key: 'dying', body: order }), shop.now())
    throw new Error('the process died')
  })
  await expect(dying).rejects.toThrow('died')
  expect(await place(hao, { order, key: 'dying' })).toMatchObject({ message: '訂單已成立' })
})

test('OAP-20 of two buyers of the last unit one gets it', async () => {
  const product = await createProduct(database, { slug: 'last-one', stock: 1 })
  const bodies = [await bodyOf(hao, { products: { [product]: 1 } }), await bodyOf(mei, { products: { [product]: 1 } })]
  const charges = await sandbox.countRecords()
  const ends = await Promise.allSettled(bodies.map((order, buyer) => place(buyer === 0 ? hao : mei, { order })))
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: expect.stringMatching(/^(order_failed|invalid_cart_item_error)$/) },
  })
  expect(await sandbox.countRecords()).toBe(charges + 1)
  expect((await hao.call.products.find({ id: product })).stock).toBe(0)
})

test('OAP-20 ten orders of one member at once take no more than there is', async () => {
  const product = await createProduct(database, { slug: 'few', stock: 3, max_qty: 1 })
  const order = await bodyOf(hao, { products: { [product]: 1 } })
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async () => ({ ...order, card_info: { prime: await sandbox.primeOf('4242424242424242') } })),
  )
  const ends = await Promise.allSettled(bodies.map((each) => place(hao, { order: each })))
  const { stock, reserved } = await db
    .selectFrom('products')
    .select(['stock', 'reserved'])
    .where('id', '=', product)
    .executeTakeFirstOrThrow()
  expect(reserved).toBe(ends.filter(({ status }) => status === 'fulfilled').length)
  expect(reserved).toBeLessThanOrEqual(stock)
})

test('PTS-14 ten orders at once never spend more points than there are', async () => {
  const order = await bodyOf(mei, { products: { [shelf.pointsMug]: 3 } })
  await Promise.allSettled(Array.from({ length: 10 }, () => place(mei, { order: { ...order, payway: 'when_received', card_info: null } })))
  const { shopping_point: balance } = await mei.call.user.find({})
  expect(balance).toBe(100)
})
