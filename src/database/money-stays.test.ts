import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { Tx } from './connect.ts'
import type { Tables } from './tables.ts'

// The database itself refuses every commit after which money would be astray, whoever writes and however.

const database = await freshDatabase()
const { db } = database
const mei = await createMember(database)

/** An order of 590 that was paid by card. */
async function paidOrder(status: OrderStatus = 'confirmed') {
  const orderId = await createOrder(database, { user_id: mei, payment: 'credit_cards', handling_fee: 0, grand_total: 590, status })
  const row = {
    order_id: orderId,
    provider: 'tappay',
    method: 'credit_cards',
    amount: 590,
    status: 'paid',
    reference: randomUUID(),
  } as const
  const { id: paymentId } = await db.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow()
  return { orderId, paymentId }
}

const end = (tx: Tx, orderId: number, set: Updateable<Tables['orders']>) =>
  tx.updateTable('orders').set(set).where('id', '=', orderId).execute()
const refund = (tx: Tx, paymentId: number, { amount = 590, status = 'requested' as 'requested' | 'done' } = {}) =>
  tx.insertInto('refunds').values({ payment_id: paymentId, amount, status, reason: 'test' }).execute()
const mark = (tx: Tx, paymentId: number, set: Updateable<Tables['payments']>) =>
  tx.updateTable('payments').set(set).where('id', '=', paymentId).execute()

test('MNY-01 D-90 a paid order does not end without refunds for all that is left', async () => {
  const { orderId, paymentId } = await paidOrder()
  await expect(database.transaction((tx) => end(tx, orderId, { status: 'cancel' }))).rejects.toThrow(
    'has ended with 590 received, 0 given back and 0 kept',
  )
  const partly = database.transaction(async (tx) => {
    await end(tx, orderId, { status: 'refunding' })
    await refund(tx, paymentId, { amount: 100 })
    await mark(tx, paymentId, { status: 'refunding' })
  })
  await expect(partly).rejects.toThrow('has ended with 590 received, 100 given back and 0 kept')
  await database.transaction(async (tx) => {
    await end(tx, orderId, { status: 'refunding', kept_amount: 90 })
    await refund(tx, paymentId, { amount: 500 })
    await mark(tx, paymentId, { status: 'refunding' })
  })
})

test('MNY-01 an order is not refunding when nothing is on its way back, nor is its payment', async () => {
  const { orderId, paymentId } = await paidOrder()
  await expect(database.transaction((tx) => end(tx, orderId, { status: 'refunding', kept_amount: 590 }))).rejects.toThrow(
    'is refunding, and nothing is on its way back',
  )
  await expect(database.transaction((tx) => mark(tx, paymentId, { status: 'refunding' }))).rejects.toThrow('refunding without a refund')
  await expect(database.transaction((tx) => refund(tx, paymentId))).rejects.toThrow('paid with a refund of 590')
})

test('MNY-01 no more goes back than came, and what is written as back is what the refunds say', async () => {
  const { paymentId } = await paidOrder()
  const twice = database.transaction(async (tx) => {
    for (let time = 0; time < 2; time++) await refund(tx, paymentId)
    await mark(tx, paymentId, { status: 'refunding' })
  })
  await expect(twice).rejects.toThrow('of which 1180 of 590 go back')
  await expect(database.transaction((tx) => mark(tx, paymentId, { status: 'refunded', refunded_amount: 590 }))).rejects.toThrow(
    'of which 0 are back and 590 are written',
  )
})

test('MNY-01 money that comes for an order that has ended is owed in the same commit', async () => {
  const orderId = await createOrder(database, {
    user_id: mei,
    payment: 'credit_cards',
    handling_fee: 0,
    grand_total: 590,
    status: 'cancel',
  })
  const { id } = await db
    .insertInto('payments')
    .values({ order_id: orderId, provider: 'tappay', method: 'credit_cards', amount: 590, status: 'expired', reference: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await expect(database.transaction((tx) => mark(tx, id, { status: 'paid' }))).rejects.toThrow('has ended with 590 received, 0 given back')
})

test('MNY-01 money that nobody asked for is owed in full', async () => {
  const { orderId } = await paidOrder()
  const surplus = {
    order_id: orderId,
    provider: 'bank',
    method: 'atm',
    amount: 590,
    status: 'paid',
    surplus: true,
    reference: randomUUID(),
  } as const
  await expect(database.transaction((tx) => tx.insertInto('payments').values(surplus).execute())).rejects.toThrow(
    'has 590 that nobody asked for',
  )
  await expect(
    db
      .insertInto('payments')
      .values({ ...surplus, status: 'waiting' })
      .execute(),
  ).rejects.toThrow('payments_surplus_is_received')
})

test('MNY-01 of an order that goes on, the price of every parcel that ended is given back', async () => {
  const { orderId, paymentId } = await paidOrder('picking')
  const part = await createOrder(database, {
    user_id: mei,
    parent_id: orderId,
    suffix: 1,
    hashed_id: 'PARTAAAAAAAA-1',
    payment: 'credit_cards',
    handling_fee: 0,
    grand_total: 590,
    status: 'picking',
  })
  const product_id = await createProduct(database)
  const line = { product_id, item_type: 'normal' as const, quantity: 1, snapshot: {} }
  await db
    .insertInto('order_lines')
    .values([
      { ...line, order_id: orderId, price: 290, sub_total: 290 },
      { ...line, order_id: part, price: 100, sub_total: 100 },
    ])
    .execute()
  await expect(database.transaction((tx) => end(tx, part, { status: 'cancel' }))).rejects.toThrow('gives 0 back for parcels of 100')
  await database.transaction(async (tx) => {
    await end(tx, part, { status: 'refunding', kept_amount: 40 })
    await refund(tx, paymentId, { amount: 60 })
    await mark(tx, paymentId, { status: 'refunding' })
  })
})

test('MNY-02 what was received and what is to go back is never changed or deleted', async () => {
  const { orderId, paymentId } = await paidOrder()
  const other = await createOrder(database, { user_id: mei })
  for (const set of [{ amount: 1 }, { order_id: other }])
    await expect(db.updateTable('payments').set(set).where('id', '=', paymentId).execute()).rejects.toThrow('is refused')
  await expect(db.deleteFrom('payments').where('id', '=', paymentId).execute()).rejects.toThrow('delete is refused')
  await database.transaction(async (tx) => {
    await end(tx, orderId, { status: 'refunding' })
    await refund(tx, paymentId)
    await mark(tx, paymentId, { status: 'refunding' })
  })
  await expect(db.updateTable('refunds').set({ amount: 1 }).where('payment_id', '=', paymentId).execute()).rejects.toThrow('is refused')
  await expect(db.deleteFrom('refunds').where('payment_id', '=', paymentId).execute()).rejects.toThrow('delete is refused')
})

test('MNY-01 two who write at the same moment do not lose money between them', async () => {
  const { orderId, paymentId } = await paidOrder('pending_payment')
  await db.updateTable('payments').set({ status: 'waiting' }).where('id', '=', paymentId).execute()
  const both = await Promise.allSettled([
    database.transaction((tx) => mark(tx, paymentId, { status: 'paid' })),
    database.transaction((tx) => end(tx, orderId, { status: 'cancel' })),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('MNY-07 goods that travel apart cannot be made payable on delivery, nor can their orders be', async () => {
  const product_id = await createProduct(database)
  await db.insertInto('product_split_stocks').values({ product_id, stock_description_zh: '原廠寄出' }).execute()
  expect(await db.selectFrom('products').select('cod').where('id', '=', product_id).executeTakeFirst()).toEqual({ cod: false })
  await expect(db.updateTable('products').set({ cod: true }).where('id', '=', product_id).execute()).rejects.toThrow(
    'goods that travel apart',
  )
  const orderId = await createOrder(database, { user_id: mei })
  await expect(createOrder(database, { user_id: mei, parent_id: orderId, suffix: 1, hashed_id: 'PARTBBBBBBBB-1' })).rejects.toThrow(
    'orders_parts_are_paid_beforehand',
  )
})
