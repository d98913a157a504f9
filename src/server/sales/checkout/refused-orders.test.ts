import { beforeEach, expect, test } from 'vitest'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { TestBrowser } from '#support/test-browser.ts'

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
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

const countOrders = async () => (await db.selectFrom('orders').select('id').execute()).length

type Refused = { story: string; status: string; products?: Record<number, number>; wish?: OrderWish }

const refusals: Refused[] = [
  { story: 'OAP-15 a line of nobody', status: 'invalid_cart_item_error', wish: { cart_item_ids: [999_999] } },
  { story: 'SHP-09 a cream abroad', status: 'embargo_error', products: { [shelf.noCodCream]: 1 }, wish: { shipping_method: 'ups' } },
  {
    story: 'SHP-09 a cat tree to a store',
    status: 'tcat_only_error',
    products: { [shelf.catTree]: 1 },
    wish: { shipping_method: 'seven' },
  },
  {
    story: 'SHP-09 dumplings by the normal courier',
    status: 'incompatible_temperature_shipping_error',
    products: { [shelf.dumplings]: 1 },
  },
  {
    story: 'CK3-20 cash for what must be paid before',
    status: 'nocod_error',
    products: { [shelf.noCodCream]: 1 },
    wish: { payway: 'when_received' },
  },
  { story: 'INV-19 no invoice', status: 'no_invoice_info', products: { [shelf.roseGel]: 1 }, wish: { invoice_info: null } },
  { story: 'RCP-32 no sender', status: 'validation_error', products: { [shelf.roseGel]: 1 }, wish: { sender: null } },
  { story: 'RCP-32 no card', status: 'validation_error', products: { [shelf.roseGel]: 1 }, wish: { card_info: null } },
]

test.each(refusals)('$story: $status', async ({ status, products = {}, wish }) => {
  const before = await countOrders()
  await expect(order(hao, products, wish)).rejects.toMatchObject({ status })
  expect(await countOrders()).toBe(before)
})

test('OAP-14 an order of nothing is refused for that, whatever else is wrong with it and whatever lies in the cart', async () => {
  await fillCart(hao, { [shelf.roseGel]: 1 })
  const before = await countOrders()
  for (const wish of [{}, { payway: 'when_received', card_info: null, invoice_info: null, sender: null } as const])
    await expect(place(hao, { order: await orderBody(testShop, { cart_item_ids: [], ...wish }) })).rejects.toMatchObject({
      status: 'no_cart_items',
      message: '請先選擇要結帳的商品',
    })
  expect(await countOrders()).toBe(before)
})

const { roseGel, lilyGel, pudding, dumplings, presaleLamp, catTree } = shelf

test.each([
  ['normal and chilled', [roseGel, pudding]],
  ['normal and frozen', [roseGel, dumplings]],
  ['chilled and frozen', [pudding, dumplings]],
  ['all three', [roseGel, pudding, dumplings]],
])('OAP-16 goods that are %s are no one order', async (_, goods) => {
  const before = await countOrders()
  await expect(order(hao, oneOfEach(goods))).rejects.toMatchObject({ status: 'mixed_temperature_products_error' })
  expect(await countOrders()).toBe(before)
})

test.each([
  ['a pre-order beside regular goods', [presaleLamp, roseGel]],
  ['regular goods beside a pre-order', [roseGel, presaleLamp]],
  ['what is sold on its own beside regular goods', [catTree, roseGel]],
  ['what is sold on its own beside a pre-order', [catTree, presaleLamp]],
])('OAP-17 %s: nothing is ordered', async (_, goods) => {
  const before = await countOrders()
  await expect(order(hao, oneOfEach(goods))).rejects.toMatchObject({ status: 'mix_exclusive_error' })
  expect(await countOrders()).toBe(before)
})

test.each([
  ['OAP-16 goods of one temperature', [roseGel, lilyGel]],
  ['a pre-order by itself', [presaleLamp]],
  ['what is sold on its own by itself', [catTree]],
])('OAP-16 OAP-17 %s: ordered', async (_, goods) => {
  const before = await countOrders()
  await order(hao, oneOfEach(goods))
  expect(await countOrders()).toBe(before + 1)
})

function oneOfEach(products: readonly number[]): Record<number, number> {
  return Object.fromEntries(products.map((id) => [id, 1]))
}

test('CRT-37 what stays in the cart forbids nothing to what is ordered', async () => {
  const lines = await fillCart(hao, oneOfEach([roseGel, shelf.noCodCream, presaleLamp, catTree, pudding]))
  const [gel = 0] = lines
  const wish = { payway: 'when_received', card_info: null } as const
  await expect(place(hao, { order: await orderBody(testShop, { cart_item_ids: lines, ...wish }) })).rejects.toMatchObject({
    status: 'mixed_temperature_products_error',
  })
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { cart_item_ids: [gel], ...wish }) })
  expect((await hao.call.orders.find({ id })).order_details).toHaveLength(1)
})

test('the goods are refused before the way, and the way before the fields', async () => {
  const everythingWrong: OrderWish = { shipping_method: 'ups', payway: 'when_received', invoice_info: null, sender: null, card_info: null }
  await expect(order(hao, { [shelf.dumplings]: 1, [shelf.noCodCream]: 1 }, everythingWrong)).rejects.toMatchObject({
    status: 'mixed_temperature_products_error',
  })
  await db.deleteFrom('cart_items').execute()
  await expect(order(hao, { [shelf.noCodCream]: 1 }, everythingWrong)).rejects.toMatchObject({ status: 'embargo_error' })
  await db.deleteFrom('cart_items').execute()
  await expect(order(hao, { [shelf.roseGel]: 1 }, { ...everythingWrong, shipping_method: 'black_cat' })).rejects.toMatchObject({
    status: 'no_invoice_info',
  })
})

test('RCP-32 wrong fields are named in the reader’s language', async () => {
  const wish = { contact_attributes: { name: '', phone: '0212345678', county: '新竹縣', district: '竹北市', address: '短' } }
  const refused: unknown = await order(mei, { [shelf.roseGel]: 1 }, wish).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 'validation_error' })
  expect(Object.keys((refused as { details: { errors: object } }).details.errors).sort()).toEqual([
    'contact_attributes.address',
    'contact_attributes.name',
    'contact_attributes.phone',
  ])
  expect(refused).toMatchObject({ details: { errors: { 'contact_attributes.name': 'This field is required' } } })
})

test('OAP-18 points that are gone since are missed at placement', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.pointsMug]: 1 })
  const { id } = await mei.call.user.find({})
  await db.updateTable('point_lots').set({ remaining: 10 }).where('user_id', '=', id).execute()
  await db.updateTable('point_accounts').set({ balance: 10 }).where('user_id', '=', id).execute()
  await expect(place(mei, { order: await orderBody(testShop, { cart_item_ids }) })).rejects.toMatchObject({
    status: 'no_enough_shopping_point',
  })
})

test('OAP-22 VIP goods are refused to who is no VIP any more', async () => {
  const cart_item_ids = await fillCart(mei, { [shelf.vipSet]: 1 })
  const { id } = await mei.call.user.find({})
  await db.updateTable('users').set({ vip: 0, vip_due: null }).where('id', '=', id).execute()
  await expect(place(mei, { order: await orderBody(testShop, { cart_item_ids }) })).rejects.toMatchObject({ status: 'permission_denied' })
  await db.updateTable('users').set({ vip: 2, vip_due: '2030-03-01' }).where('id', '=', id).execute()
})

test('OAP-15 a line of another member cannot be ordered', async () => {
  const his = await fillCart(hao, { [shelf.roseGel]: 1 })
  await expect(place(mei, { order: await orderBody(testShop, { cart_item_ids: his }) })).rejects.toMatchObject({
    status: 'invalid_cart_item_error',
  })
})

test('CKO-12 OAP-24 a guest has no saved recipients and no invoice preferences, and places no order', async () => {
  const guest = testShop.visitor()
  const asked = [
    guest.call.contacts.list({ type: 'black_cat' }),
    guest.call.invoicePreferences.find(),
    guest.call.orders.place({ body: { order: { cart_item_ids: [1] } } }),
  ]
  for (const call of asked) await expect(call).rejects.toMatchObject({ status: 'authentication_error' })
})
