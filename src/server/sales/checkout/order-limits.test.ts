import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { createOrder, createProducts } from '#support/rows.ts'
import { openTestBrowser, type TestBrowser } from '#support/test-browser.ts'
import { orderBody, place, type OrderWish } from '#support/test-order.ts'
import { paymentsOf, walletWish } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'

const windows = {
  ...defaultLimits.windows,
  declinedCards: { most: 5, seconds: 3600 },
  declinedCardsHere: { most: 7, seconds: 3600 },
  unknownCodes: { most: 6, seconds: 600 },
}
const holdings = { unpaidOrders: 6, unpaidUnits: 12, ordersOnDelivery: 3, unitsOnDelivery: 8 }
const testShop = await openTestShop({ limits: { windows, holdings } })
const { shop, database, signIn, clock } = testShop
const { db } = database
const pay = paymentsOf(testShop)

/** Lines of so many products of their own in a member's cart, so that orders of them do not take each other's goods. */
async function fillWithGoods(browser: TestBrowser, { count, quantity = 1 }: { count: number; quantity?: number }): Promise<number[]> {
  const { id } = await browser.call.user.find({})
  const products = await createProducts(
    database,
    Array.from({ length: count }, () => ({ slug: 'gel', stock: 100, max_qty: 10 })),
  )
  const lines = await db
    .insertInto('cart_items')
    .values(products.map((product_id) => ({ user_id: id, product_id, quantity })))
    .returning('id')
    .execute()
  return lines.map((line) => line.id)
}

/** Orders every line by itself, all at once; answers how each ended. */
async function orderEach(browser: TestBrowser, { lines, wish }: { lines: readonly number[]; wish: OrderWish }): Promise<string[]> {
  const orders = await Promise.all(lines.map((line) => orderBody(testShop, { ...wish, cart_item_ids: [line] })))
  return Promise.all(orders.map((order) => place(browser, { order }).then(() => 'placed', endOf)))
}

const endOf = (problem: { status: string; details: { reason?: string } }) => problem.details.reason ?? problem.status
const count = (ends: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(ends, (end) => end)).map(([end, all]) => [end, all?.length]))
const line = walletWish('line_pay')
const onDelivery: OrderWish = { payway: 'when_received', card_info: null }
const reserved = async () =>
  Number(
    (
      await db
        .selectFrom('products')
        .select(({ fn }) => fn.sum('reserved').as('sum'))
        .executeTakeFirstOrThrow()
    ).sum,
  )

test('LIM-05 LIM-06 of sixty cards tried at once exactly five reach the card company; then cards pause for an hour, and nothing is told of them', async () => {
  const hao = await signIn('hao')
  const lines = await fillWithGoods(hao, { count: 60 })
  expect(count(await orderEach(hao, { lines, wish: { card: 'refused' } }))).toEqual({ credit_card_order_error: 5, cards_paused: 55 })
  expect(await db.selectFrom('payments').select('id').execute()).toHaveLength(5)
  const order = await orderBody(testShop, { cart_item_ids: lines.slice(0, 1) })
  const reply = await hao.ask('/api/v2/user/orders', {
    method: 'POST',
    body: { order },
    headers: { 'x-csrf-token': hao.cookies.get('csrf_token') ?? '', 'accept-language': 'zh-TW' },
  })
  expect({ status: reply.status, body: reply.json(), wait: reply.headers['retry-after'] }).toEqual({
    status: 429,
    body: {
      status: 'too_many_requests',
      message: '目前暫時無法使用信用卡付款，請稍後再試，或改用其他付款方式',
      reason: 'cards_paused',
      retry_after: 3600,
    },
    wait: '3600',
  })
  expect(await reserved()).toBe(0)

  const placed = await place(hao, { order: { ...order, ...line } as typeof order })
  expect(placed.payment_url).not.toBeNull()
  await hao.call.orders.cancel({ id: placed.order_hashed_id, order: { cancel_reason: 'error' } })
})

test('LIM-06 whoever tries on with another member from the same address soon has to wait as well, and a member elsewhere does not', async () => {
  const mei = await signIn('mei')
  const lines = await fillWithGoods(mei, { count: 3 })
  const ends: string[] = []
  for (const each of lines) ends.push(...(await orderEach(mei, { lines: [each], wish: { card: 'refused' } })))
  expect(ends).toEqual(['credit_card_order_error', 'credit_card_order_error', 'cards_paused'])
  const elsewhere = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: ['127.0.0.1'] })
  const order = await orderBody(testShop, { cart_item_ids: lines.slice(0, 1) })
  const cookie = [...mei.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-csrf-token': mei.cookies.get('csrf_token') ?? '', 'x-forwarded-for': '203.0.113.9' }
  expect((await elsewhere.inject({ method: 'POST', url: '/api/v2/user/orders', headers, payload: { order } })).statusCode).toBe(201)
  await elsewhere.close()
})

test('LIM-05 an attempt that had to wait is looked at anew under the same key, once the pause is over', async () => {
  const hao = await signIn('hao')
  const order = await orderBody(testShop, { cart_item_ids: await fillWithGoods(hao, { count: 1 }) })
  const attempt = { order, key: 'after-the-pause' }
  await expect(place(hao, attempt)).rejects.toMatchObject({ status: 'too_many_requests' })
  clock.pass({ minutes: 61 })
  const placed = await place(hao, attempt)
  expect(await place(hao, attempt)).toEqual(placed)
})

test('LIM-05 a card that the bank refuses on its own page counts as well', async () => {
  clock.pass({ days: 1 })
  const xin = await signIn('xin')
  const { id } = await xin.call.user.find({})
  const [dear = 0] = await createProducts(database, [{ slug: 'lamp', price: 12_000, origin_price: 12_000, stock: 100 }])
  for (const _ of Array.from({ length: 5 })) {
    const { id: dearLine } = await db
      .insertInto('cart_items')
      .values({ user_id: id, product_id: dear, quantity: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { order_hashed_id, payment_url } = await place(xin, { order: await orderBody(testShop, { cart_item_ids: [dearLine] }) })
    const back = await pay.decide(payment_url, 'refuse')
    await xin.ask(back.pathname + back.search)
    await xin.call.orders.cancel({ id: order_hashed_id, order: { cancel_reason: 'error' } })
  }
  expect(await orderEach(xin, { lines: await fillWithGoods(xin, { count: 1 }), wish: {} })).toEqual(['cards_paused'])
})

test('LIM-05 only cards that wait for their company’s answer are near the pause, not wallets that were never asked', async () => {
  clock.pass({ days: 1 })
  const mei = await signIn('mei')
  const { id: user_id } = await mei.call.user.find({})
  const wallets = Array.from({ length: 5 }, () => createOrder(database, { user_id, payment: 'line', status: 'uncharged' }))
  const ids = await Promise.all(wallets)
  expect(await orderEach(mei, { lines: await fillWithGoods(mei, { count: 1 }), wish: {} })).toEqual(['placed'])
  await db.deleteFrom('orders').where('id', 'in', ids).execute()
})

test('LIM-07 of twenty orders placed at once exactly six may wait for their money; paying or cancelling one makes room', async () => {
  clock.pass({ days: 1 })
  const hao = await signIn('hao')
  const lines = await fillWithGoods(hao, { count: 20 })
  const second = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [] })
  const other = openTestBrowser(second)
  for (const [name, value] of hao.cookies) other.cookies.set(name, value)
  const ends = await Promise.all(
    [hao, other].map((browser, half) => orderEach(browser, { lines: lines.filter((_, place_) => place_ % 2 === half), wish: line })),
  )
  expect(count(ends.flat())).toEqual({ placed: 6, unpaid_orders: 14 })
  const [first] = (await hao.call.orders.listTab.unpaid({})).data
  await hao.call.orders.cancel({ id: first?.hashed_id ?? '', order: { cancel_reason: 'error' } })
  const left = (await db.selectFrom('cart_items').where('id', 'in', lines).select('id').execute()).map(({ id }) => id)
  expect(count(await orderEach(hao, { lines: left.slice(0, 3), wish: line }))).toEqual({ placed: 1, unpaid_orders: 2 })
  expect(await orderEach(hao, { lines: left.slice(4, 5), wish: onDelivery })).toEqual(['placed'])
  await second.close()
})

test('LIM-08 nobody holds more than so many units of one product without paying, however many orders they spread over', async () => {
  clock.pass({ days: 1 })
  const mei = await signIn('mei')
  const { id } = await mei.call.user.find({})
  const [product = 0] = await createProducts(database, [{ slug: 'rare', stock: 300, max_qty: 10 }])
  const add = async (quantity: number) =>
    (await db.insertInto('cart_items').values({ user_id: id, product_id: product, quantity }).returning('id').executeTakeFirstOrThrow()).id
  expect(await orderEach(mei, { lines: [await add(10)], wish: line })).toEqual(['placed'])
  const three = await add(3)
  expect(await orderEach(mei, { lines: [three], wish: line })).toEqual(['unpaid_units'])
  await db.updateTable('cart_items').set({ quantity: 2 }).where('id', '=', three).execute()
  expect(await orderEach(mei, { lines: [three], wish: line })).toEqual(['placed'])
  expect(await orderEach(mei, { lines: [await add(1)], wish: {} })).toEqual(['unpaid_units'])
})

test('LIM-09 orders that are paid when they arrive have limits of their own, and stop counting when they have arrived', async () => {
  clock.pass({ days: 4 })
  const xin = await signIn('xin')
  const lines = await fillWithGoods(xin, { count: 12 })
  expect(count(await orderEach(xin, { lines, wish: onDelivery }))).toEqual({ placed: 3, orders_on_delivery: 9 })
  const { id } = await xin.call.user.find({})
  await db
    .updateTable('orders')
    .set({ status: 'finished' })
    .where('user_id', '=', id)
    .where('status', '=', 'confirmed')
    .where('payment', '=', 'when_received')
    .execute()
  const left = (await db.selectFrom('cart_items').where('id', 'in', lines).select('id').execute()).map((each) => each.id)
  expect(await orderEach(xin, { lines: left.slice(0, 1), wish: onDelivery })).toEqual(['placed'])
})

test('LIM-12 whoever tries codes that do not exist has to wait, also with one that does and while ordering', async () => {
  clock.pass({ days: 1 })
  const mei = await signIn('mei')
  const lines = await fillWithGoods(mei, { count: 2 })
  const now = new Date(Date.now() - 86_400_000)
  await db
    .insertInto('discount_codes')
    .values({ code: 'REAL50', name_zh: '折抵', name_en: 'Off', kind: 'amount', value: 50, starts_at: now, active: true })
    .execute()
  const ask = (discount_code: string) =>
    mei.call.discount.calculate({ cart_item_ids: lines, discount_code }).then(({ status }) => status, endOf)
  for (const _ of Array.from({ length: 20 })) expect(await ask('REAL50')).toBe('success')
  expect(count(await Promise.all(Array.from({ length: 30 }, (_, guess) => ask(`GUESS${guess}`))))).toEqual({ code_not_found: 6, codes: 24 })
  expect(await ask('REAL50')).toBe('codes')
  expect(await orderEach(mei, { lines: lines.slice(0, 1), wish: { discount_code: 'REAL50', grand_total: 1 } })).toEqual(['codes'])
  clock.pass({ minutes: 11 })
  const ends: string[] = []
  for (const guess of Array.from({ length: 8 }, (_, each) => `OTHER${each}`))
    ends.push(...(await orderEach(mei, { lines: lines.slice(0, 1), wish: { discount_code: guess } })))
  expect(count(ends)).toEqual({ discount_refused: 6, codes: 2 })
})
