import { beforeEach, expect, test } from 'vitest'
import type { ReceivedTime } from '#contract/shop/api/order.ts'
import { createProduct } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

// What an order costs and says, as its buyer reads it afterwards.

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const hao = await signIn('hao')

beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
})

async function order(goods: Record<number, number>, wish: OrderWish = {}) {
  const cart_item_ids = await fillCart(hao, goods)
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { cart_item_ids, ...wish }) })
  return hao.call.orders.find({ id })
}

test.each([
  ['normal', 999, 200],
  ['normal', 1000, 0],
  ['normal', 1001, 0],
  ['refrigeration', 1000, 200],
  ['refrigeration', 2499, 200],
  ['refrigeration', 2500, 0],
  ['freezing', 1000, 200],
  ['freezing', 2499, 200],
  ['freezing', 2500, 0],
  ['freezing', 2501, 0],
] as const)('SHP-02 D-22 CON-04 %s goods for %d cost %d to deliver', async (temperature, price, fee) => {
  const product = await createProduct(database, { temperature, price, origin_price: price, stock: 5 })
  const shipping_method = temperature === 'normal' ? 'black_cat' : temperature
  expect(await order({ [product]: 1 }, { shipping_method })).toMatchObject({
    items_total: price,
    delivery_fee: fee,
    handling_fee: 0,
    grand_total: price + fee,
  })
})

test('CON-04 D-21 the cart estimates 200, and the courier takes 30 for cash', async () => {
  expect(await hao.call.cart.read()).toMatchObject({ extra_fee: 200 })
  expect(await order({ [shelf.roseGel]: 1 }, { payway: 'when_received', card_info: null })).toMatchObject({
    delivery_fee: 200,
    handling_fee: 30,
    grand_total: 620,
  })
})

test('D-22 OAP-16 chilled and frozen goods are an order each, also when both together would be enough', async () => {
  const [chilled, frozen] = [
    await createProduct(database, { temperature: 'refrigeration', price: 1300, origin_price: 1300, stock: 5 }),
    await createProduct(database, { temperature: 'freezing', price: 1300, origin_price: 1300, stock: 5 }),
  ]
  await expect(order({ [chilled]: 1, [frozen]: 1 }, { shipping_method: 'freezing' })).rejects.toMatchObject({
    status: 'mixed_temperature_products_error',
  })
  await database.db.deleteFrom('cart_items').execute()
  for (const [shipping_method, product] of [
    ['refrigeration', chilled],
    ['freezing', frozen],
  ] as const)
    expect(await order({ [product]: 1 }, { shipping_method })).toMatchObject({ delivery_fee: 200, grand_total: 1500 })
})

const abroad = {
  name: 'Hao Chen',
  phone: '+85291234567',
  country: 'HK',
  state_province_county: 'Kowloon',
  city_or_town: 'Mong Kok',
  address_one: '12 Main Street',
}

test('D-87 what leaves the country is foreign, everything else domestic', async () => {
  await testShop.visitor().call.stores.lookup({ group: 'city', key: '臺北市' })
  const regions: Record<string, string> = {}
  const gel = { [shelf.roseGel]: 1 }
  const orders = [
    await order(gel),
    await order({ [shelf.pudding]: 1 }, { shipping_method: 'refrigeration' }),
    await order({ [shelf.dumplings]: 1 }, { shipping_method: 'freezing' }),
    await order(gel, { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳浩', phone: '0922110334' } }),
    await order(gel, { shipping_method: 'ups', contact_attributes: null, foreign_contact_attributes: abroad }),
  ]
  for (const { shipping_method, region } of orders) regions[shipping_method] = region
  expect(regions).toEqual({
    black_cat: 'domestic',
    refrigeration: 'domestic',
    freezing: 'domestic',
    seven: 'domestic',
    ups: 'foreign',
  })
})

test.each<ReceivedTime>(['unspecified', 'before_noon', 'afternoon_2_to_6', 'evening_5_to_8'])(
  'SHP-12 D-48 a parcel can be wished for %s, and the order says so',
  async (received_time) => {
    expect(await order({ [shelf.roseGel]: 1 }, { received_time })).toMatchObject({ received_time })
  },
)

test('SHP-12 there is no fifth window', async () => {
  await expect(order({ [shelf.roseGel]: 1 }, { received_time: 'midnight' as ReceivedTime })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'order.received_time': '請從選項中選擇' } },
  })
})
