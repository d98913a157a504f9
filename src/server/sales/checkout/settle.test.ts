import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import type { CardCompany } from '#ports/card-company.ts'
import { fillCart, orderBody, place, type TestCard } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../../../sandbox/keys.ts'
import { placeOrder } from './place-order.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, clock, database, sandbox, shelf, signIn } = testShop
const { db } = database

const mei = await signIn('mei', { language: 'en' })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

/** Orders a gel by that card, and whatever else. */
async function order(card: TestCard, alsoThere: Record<number, number> = {}) {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1, ...alsoThere })
  return place(mei, { order: await orderBody(testShop, { cart_item_ids, card }) })
}

const aMugForPoints = { [shelf.pointsMug]: 1 }

const statusOf = async (id: string) => (await mei.call.orders.find({ id })).status
const reservedGels = async () =>
  (await db.selectFrom('products').select('reserved').where('id', '=', shelf.roseGel).executeTakeFirstOrThrow()).reserved
const points = async () => (await mei.call.user.find({})).shopping_point

async function asMinutesPass(minutes: number): Promise<void> {
  clock.pass({ minutes })
  await settleOpenOrders(shop)
}

const companyAt = (address: string): CardCompany =>
  createTappayCardCompany({ address, partnerKey: 'any', merchants: sandboxKeys.tappay.merchants })

/** The process ends before the company hears of the charge. */
const dyingCompany: CardCompany = {
  ...shop.ports.cardCompany,
  async charge() {
    throw new Error('the process died')
  },
}

const checked = { message: 'We have your order and are checking the payment with the bank', payment_url: null }

test('D-60 a charge that nobody knows about is checked, and stands once the company says so', async () => {
  const placed = await order('silentButCharged')
  expect(placed).toMatchObject(checked)
  expect(await statusOf(placed.order_hashed_id)).toBe('uncharged')
  expect((await mei.call.orders.listTab.unpaid({})).data).toMatchObject([{ hashed_id: placed.order_hashed_id }])

  await asMinutesPass(2)
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
  expect(Object.values((await mei.call.cart.read()).cart_items).flat()).toEqual([])
  const [record] = await sandbox.recordsOf(placed.order_hashed_id)
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'provider_ref'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(payment).toEqual({ status: 'paid', provider_ref: record?.rec_trade_id })
})

test('D-60 a line that was cut after charging is no refusal', async () => {
  const placed = await order('cutAfterCharging')
  expect(placed).toMatchObject(checked)
  await asMinutesPass(2)
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
})

test('D-60 a charge that the company says it refused gives everything back', async () => {
  const [stockBefore, pointsBefore] = [await reservedGels(), await points()]
  const placed = await order('silentNotCharged', aMugForPoints)
  expect(placed).toMatchObject(checked)
  expect([await reservedGels(), await points()]).toEqual([stockBefore + 1, pointsBefore - 300])
  await asMinutesPass(2)
  expect(await statusOf(placed.order_hashed_id)).toBe('cancel')
  expect([await reservedGels(), await points()]).toEqual([stockBefore, pointsBefore])
})

test('D-60 silence without a record counts as refused after ten minutes, not before', async () => {
  const [stockBefore, pointsBefore] = [await reservedGels(), await points()]
  const placed = await order('silentWithoutRecord', aMugForPoints)
  await asMinutesPass(9)
  expect(await statusOf(placed.order_hashed_id)).toBe('uncharged')
  await asMinutesPass(2)
  expect(await mei.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({ status: 'cancel', cancel_reason: 'payment_failed' })
  expect([await reservedGels(), await points()]).toEqual([stockBefore, pointsBefore])
  expect((await mei.call.orders.listTab.canceled({})).data).toEqual([])
  expect(Object.values((await mei.call.cart.read()).cart_items).flat()).toHaveLength(2)
})

test('D-60 while the company cannot be reached, the order waits', async () => {
  const placed = await order('silentButCharged')
  clock.pass({ minutes: 30 })
  const away = { ...shop, ports: { ...shop.ports, cardCompany: companyAt('http://127.0.0.1:1') } }
  await settleOpenOrders(away)
  expect(await statusOf(placed.order_hashed_id)).toBe('uncharged')
  await asMinutesPass(2)
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
})

test('D-60 many sweepers at once settle an order once', async () => {
  const placed = await order('silentButCharged')
  clock.pass({ minutes: 2 })
  await Promise.all([1, 2, 3, 4, 5].map(() => settleOpenOrders(shop)))
  const { id } = await db.selectFrom('orders').select('id').where('hashed_id', '=', placed.order_hashed_id).executeTakeFirstOrThrow()
  const transitions = await db.selectFrom('order_events').select('event').where('order_id', '=', id).orderBy('id').execute()
  expect(transitions.map(({ event }) => event)).toEqual(['place', 'charge_succeeded'])
  const emails = await sql<{
    count: number
  }>`select count(*)::int as count from news where payload->>'name' = 'order-placed' and (payload->>'orderId')::int = ${id}`.execute(db)
  expect(emails.rows).toEqual([{ count: 1 }])
})

test('a process that died between placing and charging leaves an order that the sweeper ends', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1 })
  const body = await orderBody(testShop, { cart_item_ids })
  const { id: memberId } = await mei.call.user.find({})
  const before = await reservedGels()
  const dying = { ...shop, ports: { ...shop.ports, cardCompany: dyingCompany } }
  await expect(placeOrder(dying, { memberId, language: 'en', body, idempotencyKey: 'dies' })).rejects.toThrow('the process died')
  expect(await reservedGels()).toBe(before + 1)
  await asMinutesPass(11)
  expect(await reservedGels()).toBe(before)
  await expect(place(mei, { order: body, key: 'dies' })).rejects.toMatchObject({ status: 'credit_card_order_error' })
})

test('D-63 money that comes for an order that has ended is written down and given back', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1 })
  const lateCompany: CardCompany = {
    ...shop.ports.cardCompany,
    async charge(asked) {
      // While the company works, the sweeper finds no record of it for more than ten minutes and ends the order.
      await asMinutesPass(11)
      return shop.ports.cardCompany.charge(asked)
    },
  }
  const body = await orderBody(testShop, { cart_item_ids })
  const me = await db.selectFrom('users').select('id').where('email', '=', 'mei@example.com').executeTakeFirstOrThrow()
  const late = { ...shop, ports: { ...shop.ports, cardCompany: lateCompany } }
  const answer = await placeOrder(late, { memberId: me.id, language: 'en', body, idempotencyKey: undefined })

  expect(answer).toMatchObject({ ok: false, refusal: { status: 'credit_card_order_error' } })
  const order = await db.selectFrom('orders').select(['id', 'status']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(order.status).toBe('refunding')
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', order.id)
    .select(['refunds.status', 'refunds.reason', 'payments.status as payment'])
    .execute()
  expect(refunds).toEqual([{ status: 'requested', reason: 'late_payment', payment: 'refunding' }])
})

test('PAY-13 what is being paid cannot be ordered again with another key', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1 })
  await place(mei, { order: await orderBody(testShop, { cart_item_ids, card: 'silentButCharged' }), key: 'one-tab' })
  const again = place(mei, { order: await orderBody(testShop, { cart_item_ids }), key: 'another-tab' })
  await expect(again).rejects.toMatchObject({ status: 'invalid_cart_item_error' })
})

test('SHP-03 an order on delivery stands with its placing: no moment lies between', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1 })
  const placed = await place(mei, {
    order: { ...(await orderBody(testShop, { cart_item_ids })), payway: 'when_received', card_info: null },
  })
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
  await asMinutesPass(30)
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
})
