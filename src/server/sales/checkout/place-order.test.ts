import { beforeEach, expect, test } from 'vitest'
import { createProduct, forceStatus } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'

const testShop = await openTestShop()
const { database, sandbox, shelf, signIn } = testShop
const { db } = database

const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
})

async function order(browser: TestBrowser, products: Record<number, number>, wish: OrderWish = {}) {
  const cart_item_ids = await fillCart(browser, products)
  return place(browser, { order: await orderBody(testShop, { cart_item_ids, ...wish }) })
}

const countCart = async (browser: TestBrowser) => Object.values((await browser.call.cart.read()).cart_items).flat().length
const freeStock = async (productId: number) => (await hao.call.products.find({ id: productId })).stock
const rowOf = (hashedId: string) => db.selectFrom('orders').selectAll().where('hashed_id', '=', hashedId).executeTakeFirstOrThrow()
const paymentsOf = (orderId: number) => db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()
const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length

test('OAP-01 OAP-05 hao orders two gels, his card is charged, and the order stands', async () => {
  const before = await freeStock(shelf.roseGel)
  const placed = await order(hao, { [shelf.roseGel]: 2 }, { grand_total: 980 })
  expect(placed).toEqual({ message: '訂單已成立', order_hashed_id: expect.stringMatching(/^[A-Z2-9]{12}$/), payment_url: null })

  const mine = await hao.call.orders.find({ id: placed.order_hashed_id })
  expect(mine).toMatchObject({
    status: 'confirmed',
    items_total: 780,
    delivery_fee: 200,
    handling_fee: 0,
    coupon: 0,
    grand_total: 980,
    payment: 'credit_cards',
    shipping_method: 'black_cat',
    region: 'domestic',
    received_time: 'before_noon',
    sender: { name: '陳浩', phone: '+886922110334' },
    contact: {
      name: '陳媽媽',
      phone: '0922110334',
      county: '新竹縣',
      district: '竹北市',
      zip_code: '302',
      address: '文興路一段 168 號 8 樓',
    },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    order_details: [{ quantity: 2, price: 390, sub_total: 780, product: { id: shelf.roseGel, name: '玫瑰凝膠' } }],
  })
  expect(await freeStock(shelf.roseGel)).toBe(before - 2)
  expect(await countCart(hao)).toBe(0)
  expect((await hao.call.orders.listTab.in_progress({})).data[0]?.hashed_id).toBe(placed.order_hashed_id)
})

test('D-60 what the card company wrote down is what the shop wrote down', async () => {
  const { order_hashed_id: number } = await order(hao, { [shelf.roseGel]: 1 })
  const [record, ...others] = await sandbox.recordsOf(number)
  expect(others).toEqual([])
  expect(record).toMatchObject({ amount: 590, record_status: 1 })
  const { id } = await rowOf(number)
  expect(await paymentsOf(id)).toMatchObject([
    { status: 'paid', amount: 590, method: 'credit_cards', provider_ref: record?.rec_trade_id, reference: record?.bank_transaction_id },
  ])
  const transitions = await db
    .selectFrom('order_events')
    .select(['event', 'to_status', 'actor'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  expect(transitions).toEqual([
    { event: 'place', to_status: 'uncharged', actor: 'buyer' },
    { event: 'charge_succeeded', to_status: 'confirmed', actor: 'provider' },
  ])
})

test('OAP-13 an order keeps names and prices as they were, in both languages', async () => {
  const product = await createProduct(database, { slug: 'before', name_zh: '舊名', name_en: 'Old name', price: 300, stock: 5 })
  const { order_hashed_id: id } = await order(hao, { [product]: 1 })
  await db
    .updateTable('products')
    .set({ name_zh: '新名', name_en: 'New name', price: 350, slug: 'after' })
    .where('id', '=', product)
    .execute()
  expect(await hao.call.orders.find({ id })).toMatchObject({ order_details: [{ price: 300, product: { name: '舊名', slug: 'before' } }] })
  const english = await signIn('hao', { language: 'en' })
  expect(await english.call.orders.find({ id })).toMatchObject({ order_details: [{ product: { name: 'Old name' } }] })
})

test('D-50 D-52 the next checkout finds sender, recipient and carrier of the last one', async () => {
  await order(hao, { [shelf.roseGel]: 1 })
  await order(hao, { [shelf.lilyGel]: 1 })
  const { sender, list } = await hao.call.contacts.list({ type: 'black_cat' })
  expect(sender).toEqual({ name: '陳浩', phone: '+886922110334' })
  expect(list).toMatchObject([{ name: '陳媽媽', phone: '0922110334', address: '302 新竹縣 竹北市 文興路一段 168 號 8 樓' }])
  expect(await hao.call.invoicePreferences.find()).toEqual({ invoices: { member: null, mobile: '/AB12.+-', citizen: null } })

  const saved = await order(hao, { [shelf.teaTin]: 1 }, { contact_id: list[0]?.id, contact_attributes: null })
  expect(await hao.call.orders.find({ id: saved.order_hashed_id })).toMatchObject({ contact: { name: '陳媽媽', zip_code: '302' } })
  expect((await hao.call.contacts.list({ type: 'black_cat' })).list).toHaveLength(1)
})

test('a recipient of somebody else cannot be ordered to', async () => {
  await order(hao, { [shelf.roseGel]: 1 })
  const [his] = (await hao.call.contacts.list({ type: 'black_cat' })).list
  await expect(order(mei, { [shelf.roseGel]: 1 }, { contact_id: his?.id, contact_attributes: null })).rejects.toMatchObject({
    status: 'order_failed',
    details: { reason: 'recipient_not_found' },
  })
})

test('D-61 OAP-23 a refused card leaves no order behind, and the cart as it was', async () => {
  const before = await freeStock(shelf.roseGel)
  const { pages } = await mei.call.orders.listTab.all({})
  const refused = order(mei, { [shelf.roseGel]: 2 }, { card: 'refused' })
  await expect(refused).rejects.toMatchObject({
    status: 'credit_card_order_error',
    message: 'Credit card authorization error, please use other cards to check out again. Error code: 10003',
    details: { code: '10003' },
  })
  expect((await mei.call.orders.listTab.all({})).pages).toEqual(pages)
  expect((await mei.call.orders.listTab.canceled({})).data).toEqual([])
  expect(await freeStock(shelf.roseGel)).toBe(before)
  expect(await countCart(mei)).toBe(1)
  const cancelled = await db.selectFrom('orders').select(['status', 'cancel_code']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(cancelled).toEqual({ status: 'cancel', cancel_code: 'payment_failed' })
})

test('D-61 after a refused card the same cart can be paid with another one', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.roseGel]: 1 })
  await expect(place(mei, { order: await orderBody(testShop, { cart_item_ids, card: 'refused' }) })).rejects.toMatchObject({
    status: 'credit_card_order_error',
  })
  expect(await place(mei, { order: await orderBody(testShop, { cart_item_ids }) })).toMatchObject({ message: 'Order placed' })
})

test('SHP-03 cash on delivery stands at once, with the courier’s fee, and nobody is charged', async () => {
  const before = await sandbox.countRecords()
  const placed = await order(hao, { [shelf.roseGel]: 1 }, { payway: 'when_received', card_info: null })
  const mine = await hao.call.orders.find({ id: placed.order_hashed_id })
  expect(mine).toMatchObject({ status: 'confirmed', handling_fee: 30, delivery_fee: 200, grand_total: 620, payment: 'when_received' })
  const { id } = await rowOf(placed.order_hashed_id)
  expect(await paymentsOf(id)).toMatchObject([{ status: 'waiting', amount: 620 }])
  expect(await sandbox.countRecords()).toBe(before)
})

test('PTS-13 points pay a line; a refused card gives them back', async () => {
  const points = async () => (await mei.call.user.find({})).shopping_point
  const start = await points()
  const cart_item_ids = await fillCart(mei, { [shelf.pointsMug]: 1, [shelf.roseGel]: 1 })
  await expect(place(mei, { order: await orderBody(testShop, { cart_item_ids, card: 'refused' }) })).rejects.toMatchObject({
    status: 'credit_card_order_error',
  })
  expect(await points()).toBe(start)
  const placed = await place(mei, { order: await orderBody(testShop, { cart_item_ids }) })
  expect(await points()).toBe(start - 300)
  expect(await mei.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({
    grand_total: 590,
    order_details: [
      { shopping_point_cost: 0, sub_total: 390 },
      { shopping_point_cost: 300, sub_total: 0 },
    ],
  })
})

test('D-27 a discount code is used once; a refused card gives it back', async () => {
  await db
    .insertInto('discount_codes')
    .values({
      code: 'PLUM100',
      name_zh: '梅花折抵',
      name_en: 'Plum',
      kind: 'amount',
      value: 100,
      per_user_limit: 1,
      starts_at: new Date(0),
    })
    .execute()
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const wish = { cart_item_ids, discount_code: 'plum100' }
  await expect(place(hao, { order: await orderBody(testShop, { ...wish, card: 'refused' }) })).rejects.toMatchObject({
    status: 'credit_card_order_error',
  })
  const placed = await place(hao, { order: await orderBody(testShop, wish) })
  expect(await hao.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({
    coupon: 100,
    grand_total: 490,
    discount_code: 'PLUM100',
  })
  await expect(order(hao, { [shelf.lilyGel]: 1 }, { discount_code: 'PLUM100' })).rejects.toMatchObject({
    status: 'order_failed',
    details: { reason: 'discount_refused', discount_status: 'code_used_up' },
  })
})

test('an order with nothing to pay stands without a card', async () => {
  await db
    .insertInto('discount_codes')
    .values({ code: 'ALLFREE', name_zh: '全免', name_en: 'All free', kind: 'percent', value: 100, starts_at: new Date(0) })
    .execute()
  const product = await createProduct(database, { slug: 'dear', price: 1000, origin_price: 1000, stock: 3 })
  const before = await sandbox.countRecords()
  const placed = await order(hao, { [product]: 1 }, { discount_code: 'ALLFREE', card_info: null })
  expect(await hao.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({ status: 'confirmed', grand_total: 0, coupon: 1000 })
  expect(await sandbox.countRecords()).toBe(before)
})

test('OAP-19 SHP-10 the total that the shopper saw is compared, never believed: the new one is told, and nobody is charged', async () => {
  const before = await countOrders()
  const charged = await sandbox.countRecords()
  await expect(order(hao, { [shelf.roseGel]: 1 }, { grand_total: 1 })).rejects.toMatchObject({
    status: 'order_failed',
    message: '金額有變動，沒有扣款。現在應付 NT$590，請確認後再結帳',
    details: {
      reason: 'price_changed',
      totals: { items_total: 390, discount_amount: 0, delivery_fee: 200, handling_fee: 0, grand_total: 590 },
    },
  })
  expect([await countOrders(), await sandbox.countRecords()]).toEqual([before, charged])
})

test('DBS-10 D-14 who has ordered meanwhile is refused at the price that the cart showed, and orders at the new one when it has shown that', async () => {
  const xin = await signIn('xin')
  const serum = await fillCart(xin, { [shelf.firstSerum]: 1 })
  const gel = await fillCart(xin, { [shelf.roseGel]: 1 })
  await xin.call.cart.read()
  await place(xin, { order: await orderBody(testShop, { cart_item_ids: gel }) })
  // No total is sent: nothing else tells that the buyer has seen another price.
  const again = async () => place(xin, { order: await orderBody(testShop, { cart_item_ids: serum }) })
  await expect(again()).rejects.toMatchObject({
    status: 'order_failed',
    details: { reason: 'first_purchase_over' },
    message: '首購價只限第一筆訂單，請回購物車確認新價格',
  })
  await expect(again()).rejects.toMatchObject({ status: 'order_failed' })
  expect(Object.values((await xin.call.cart.read()).cart_items).flat()).toMatchObject([{ item_type: 'normal', special_price: null }])
  expect((await again()).message).toBe('訂單已成立')
})

test('DBS-10 D-14 of two first orders at once one has the price, and the other is refused', async () => {
  const hao = await signIn('hao')
  const { id } = await hao.call.user.find({})
  const earlier = await db.selectFrom('orders').where('user_id', '=', id).select('id').execute()
  for (const { id: orderId } of earlier) await forceStatus(database, { orderId, status: 'cancel' })
  const [serum, gel] = [await fillCart(hao, { [shelf.firstSerum]: 1 }), await fillCart(hao, { [shelf.lilyGel]: 1 })]
  await db.updateTable('products').set({ first_purchase_price: 300 }).where('id', '=', shelf.lilyGel).execute()
  await hao.call.cart.read()
  const orders = await Promise.all(
    [serum, gel].map(async (cart_item_ids) =>
      place(hao, { order: await orderBody(testShop, { cart_item_ids }) }).catch((error: unknown) => error),
    ),
  )
  expect(orders.map((answer) => (answer instanceof Error ? 'refused' : 'placed')).sort()).toEqual(['placed', 'refused'])
  expect(orders.find((answer) => answer instanceof Error)).toMatchObject({ details: { reason: 'first_purchase_over' } })
  await db.updateTable('products').set({ first_purchase_price: null }).where('id', '=', shelf.lilyGel).execute()
})
