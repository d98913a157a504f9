import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/shop/api/order.ts'
import { lockOrderOfBuyer } from '#server/sales/orders/lock-order-of-buyer.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { lockAttempt } from '#server/money/payments/lock-attempt.ts'
import { recordPaymentTransition } from '#server/money/payments/record-payment-transition.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { createOrder } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cancelHeld } from './cancel-held.ts'
import { cancelOrder } from './cancel-order.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const { db } = database
const mei = await signIn('mei', { language: 'en' })

async function order(wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(mei, { [shelf.roseGel]: 1, [shelf.pointsMug]: 1 })
  return (await place(mei, { order: await orderBody(testShop, { ...wish, cart_item_ids: lines }) })).order_hashed_id
}

const cancel = (id: string, cancel_reason = 'duplicate') => mei.call.orders.cancel({ id, order: { cancel_reason } })
const problem = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)
const reservedGels = async () =>
  (await db.selectFrom('products').select('reserved').where('id', '=', shelf.roseGel).executeTakeFirstOrThrow()).reserved
const points = async () => (await mei.call.user.find({})).shopping_point
const refundsOf = (id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('orders.hashed_id', '=', id)
    .select(['refunds.amount', 'refunds.reason'])
    .execute()

test('CNL-04 CNL-08 API-10 a paid order is cancelled: stock and points are free again, the money goes back', async () => {
  const before = [await reservedGels(), await points()]
  const id = await order()
  expect([await reservedGels(), await points()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 300])
  expect(await cancel(id)).toEqual({ status: 'cancel_success', message: `Order ${id} has been canceled`, order_hashed_id: id })
  expect(await mei.call.orders.find({ id })).toMatchObject({ status: 'refunding', cancel_reason: 'duplicate' })
  expect([await reservedGels(), await points()]).toEqual(before)
  expect(await refundsOf(id)).toEqual([{ amount: 590, reason: 'cancelled' }])
})

test('CNL-08 D-64 an order without money received is cancelled and nothing is refunded', async () => {
  const id = await order({ payway: 'when_received' })
  await cancel(id, 'I found it at home')
  expect(await mei.call.orders.find({ id })).toMatchObject({ status: 'cancel', cancel_reason: 'I found it at home' })
  expect(await refundsOf(id)).toEqual([])
  expect((await mei.call.orders.listTab.canceled({})).data.map(({ hashed_id }) => hashed_id)).toContain(id)
})

test('CNL-09 cancelling twice, also at once, changes nothing more', async () => {
  const id = await order()
  const before = await points()
  const answers = await Promise.all([1, 2, 3, 4].map(() => problem(cancel(id))))
  expect(answers.filter((answer) => !(answer instanceof Error))).toHaveLength(1)
  expect(await problem(cancel(id))).toMatchObject({ status: 'cancel_error', message: "This order can't be canceled" })
  expect(await points()).toBe(before + 300)
  expect(await refundsOf(id)).toHaveLength(1)
})

test('DBS-09 of two cancels at once the one that was asked first and is done last gives back no less', async () => {
  const before = await points()
  const [one, two] = [await order(), await order()]
  const { id: memberId } = await mei.call.user.find({})
  const asked = { memberId, reason: 'duplicate' }
  // It waited for the points while the other one, which was asked a second later, had them.
  const first = shop.now()
  await cancelOrder({ ...shop, now: () => new Date(first.getTime() + 1000) }, { ...asked, hashedId: one })
  await cancelOrder({ ...shop, now: () => first }, { ...asked, hashedId: two })
  expect(await points()).toBe(before)
})

test('CNL-05 CNL-06 only the three open statuses can be cancelled', async () => {
  const { id: user_id } = await mei.call.user.find({})
  for (const status of orderStatuses) {
    const orderId = await createOrder(database, { user_id, status })
    const { hashed_id } = await db.selectFrom('orders').select('hashed_id').where('id', '=', orderId).executeTakeFirstOrThrow()
    const answer = await problem(cancel(hashed_id))
    expect(answer, status).toMatchObject({
      status: ['uncharged', 'pending_payment', 'confirmed'].includes(status) ? 'cancel_success' : 'cancel_error',
    })
  }
})

test('CNL-03 D-70 a reason is needed; other words are kept as they are, at most 200', async () => {
  const id = await order()
  for (const reason of ['', 'else', '   ', 'x'.repeat(201)])
    expect(await problem(cancel(id, reason)), reason).toMatchObject({ status: 'validation_error' })
  expect((await mei.call.orders.find({ id })).status).toBe('confirmed')
})

test('OAP-12 nobody cancels the order of somebody else, or one that is not there', async () => {
  const id = await order()
  const hao = await signIn('hao')
  for (const number of [id, `${id}-1`, 'ABCDEFGHJKLM', '1']) {
    expect(await problem(hao.call.orders.cancel({ id: number, order: { cancel_reason: 'error' } }))).toMatchObject({
      status: 'invalid_order_number',
    })
  }
})

test('D-63 money that turns out to have been charged for an order that was cancelled meanwhile goes back', async () => {
  const id = await order({ card: 'silentButCharged' })
  await cancel(id)
  expect((await mei.call.orders.find({ id })).status).toBe('cancel')
  expect(Object.values((await mei.call.cart.read()).cart_items).flat()).toEqual([])
  clock.pass({ minutes: 2 })
  await settleOpenOrders(shop)
  expect((await mei.call.orders.find({ id })).status).toBe('refunding')
  expect(await refundsOf(id)).toEqual([{ amount: 590, reason: 'late_payment' }])
})

test('MNY-03 CNL-09 money that comes at the very moment in which its order is cancelled goes back', async () => {
  const id = await order({ card: 'silentButCharged' })
  const { id: memberId } = await mei.call.user.find({})
  clock.pass({ minutes: 2 })
  let settling: Promise<void> = Promise.resolve()
  const terms = await shop.terms()
  await database.transaction(async (tx) => {
    const held = await lockOrderOfBuyer(tx, { memberId, hashedId: id })
    if (!held) throw new Error('There is no such order')
    await cancelHeld(tx, { order: held, reason: { cancel_code: 'duplicate', cancel_text: null }, actor: 'buyer', terms, now: shop.now() })
    // The company has said that it was paid; what that means is being decided while the order ends.
    settling = settleOpenOrders(shop)
    await untilWaiting(database, 1)
  })
  await settling
  expect((await mei.call.orders.find({ id })).status).toBe('refunding')
  expect(await refundsOf(id)).toEqual([{ amount: 590, reason: 'late_payment' }])
})

test('CNL-09 an order that is cancelled at the very moment in which its money comes gives it back', async () => {
  const id = await order({ card: 'silentButCharged' })
  const { id: orderId } = await db.selectFrom('orders').select('id').where('hashed_id', '=', id).executeTakeFirstOrThrow()
  const { id: paymentId } = await db.selectFrom('payments').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  let cancelling: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    // Settling has the order, and not yet its payment.
    await lockWholeOrder(tx, orderId)
    cancelling = problem(cancel(id))
    await untilWaiting(database, 1)
    const payment = await lockAttempt(tx, paymentId)
    await recordPaymentTransition(tx, {
      payment,
      event: 'paid',
      actor: 'provider',
      set: { paid_at: shop.now(), next_ask_at: null },
      cause: {},
    })
    await recordTransition(tx, { orderId, event: 'charge_succeeded', actor: 'provider', set: { confirmed_at: shop.now() } })
  })
  expect(await cancelling).toMatchObject({ status: 'cancel_success' })
  expect((await mei.call.orders.find({ id })).status).toBe('refunding')
  expect(await refundsOf(id)).toEqual([{ amount: 590, reason: 'cancelled' }])
})

test('D-68 the parts of an order are cancelled with it; one that is being packed keeps the whole', async () => {
  const { id: user_id } = await mei.call.user.find({})
  const whole = async (hashed_id: string, partStatus: 'confirmed' | 'picking') => {
    const unpaid = { user_id, payment: 'credit_cards', handling_fee: 0, grand_total: 590 } as const
    const parent_id = await createOrder(database, { ...unpaid, status: 'confirmed', hashed_id })
    await createOrder(database, { ...unpaid, status: partStatus, parent_id, suffix: 1, hashed_id: `${hashed_id}-1` })
  }
  await whole('PARTWAAAAAAA', 'confirmed')
  await whole('PARTWBBBBBBB', 'picking')
  await cancel('PARTWAAAAAAA')
  expect((await mei.call.orders.find({ id: 'PARTWAAAAAAA' })).split_orders).toMatchObject([{ status: 'cancel' }])
  expect(await problem(cancel('PARTWBBBBBBB'))).toMatchObject({ status: 'cancel_error' })
})
