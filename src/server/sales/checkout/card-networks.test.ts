import { expect, test } from 'vitest'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { createProducts } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

// Visa, Mastercard and JCB are taken. Which network a card is of, the card company says once it is asked for the money.

const testShop = await openTestShop()
const { shop, database, sandbox, shelf, clock, signIn } = testShop
const { db } = database
const hao = await signIn('hao', { language: 'en' })

const order = async (wish: OrderWish, product = shelf.roseGel) =>
  place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids: await fillCart(hao, { [product]: 1 }) }) })
const lastOrder = () => db.selectFrom('orders').orderBy('id', 'desc').select(['id', 'hashed_id', 'status']).executeTakeFirstOrThrow()
const refundsOf = (orderId: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', orderId)
    .select(['refunds.amount', 'refunds.reason'])
    .execute()
const reserved = async () =>
  (await db.selectFrom('products').select('reserved').where('id', '=', shelf.roseGel).executeTakeFirstOrThrow()).reserved

const cardInfo = async (number: string) => ({ ...(await orderBody(testShop, {})).card_info, prime: await sandbox.primeOf(number) })

test('PAY-16 CON-06 a card of another network is refused by call as well: what it was charged goes back, and the cart stays as it was', async () => {
  const before = await reserved()
  await expect(order({ card: 'unionPay' })).rejects.toMatchObject({
    status: 'credit_card_order_error',
    message: 'Credit card authorization error, please use other cards to check out again',
  })
  const { id, status } = await lastOrder()
  expect(status).toBe('refunding')
  expect(await refundsOf(id)).toEqual([{ amount: 590, reason: 'late_payment' }])
  expect(await reserved()).toBe(before)
  expect((await hao.call.cart.read()).cart_items.normal).toMatchObject([{ product_id: shelf.roseGel, quantity: 1 }])
})

test.each(['4242424242424242', '5451417825230575', '3543923488382426'])('CON-06 the card %s is taken', async (number) => {
  const { order_hashed_id: id } = await order({ card_info: await cardInfo(number) })
  expect((await hao.call.orders.find({ id })).status).toBe('confirmed')
})

test('PAY-16 a dear order by such a card does not come as far as the bank’s page', async () => {
  const [dear = 0] = await createProducts(database, [{ slug: 'lamp', price: 12_000, origin_price: 12_000, stock: 100 }])
  await expect(order({ card: 'unionPay' }, dear)).rejects.toMatchObject({ status: 'credit_card_order_error' })
  const { id, status } = await lastOrder()
  expect(status).toBe('cancel')
  expect(await refundsOf(id)).toEqual([])
})

test('PAY-16 a card of another network whose answer was lost is found out by the company’s Record', async () => {
  const { order_hashed_id: id } = await order({ card_info: await cardInfo('6200420001000004') })
  expect((await hao.call.orders.find({ id })).status).toBe('uncharged')
  clock.pass({ minutes: 2 })
  await settleOpenOrders(shop)
  const { status, id: orderId } = await lastOrder()
  expect(status).toBe('refunding')
  expect(await refundsOf(orderId)).toHaveLength(1)
})
