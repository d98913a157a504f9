import { expect, test } from 'vitest'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

// Every field of an order as it travels, with its shape: not what the contract declares, but what a browser gets.

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const mei = await signIn('mei')

async function ordered(goods: Record<number, number>, wish: OrderWish = {}): Promise<Record<string, unknown>> {
  await database.db.deleteFrom('cart_items').execute()
  const { order_hashed_id: id } = await place(mei, {
    order: await orderBody(testShop, { cart_item_ids: await fillCart(mei, goods), ...wish }),
  })
  return (await mei.ask(`/api/v2/user/orders/${id}?locale=zh-TW`)).json() as Record<string, unknown>
}

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const unknownYet = { picked_at: null, shipped_at: null, delivered_at: null, finished_at: null, cancelled_at: null, refunded_at: null }

test('OAP-07 OAP-08 an order to the door, paid by card: every field', async () => {
  const order = await ordered(
    { [shelf.roseGel]: 2 },
    {
      remark: '請按門鈴',
      invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-', receipt: '04595257', name: '梅好股份有限公司' },
    },
  )
  expect(order).toEqual({
    hashed_id: expect.stringMatching(/^[A-Z2-9]{12}$/),
    status: 'confirmed',
    created_at: moment,
    confirmed_at: moment,
    ...unknownYet,
    items_total: 780,
    grand_total: 980,
    delivery_fee: 200,
    handling_fee: 0,
    coupon: 0,
    payment: 'credit_cards',
    payment_url: null,
    payment_deadline: null,
    expire_datetime: null,
    vatm_account: null,
    instalment_info: null,
    shipping_method: 'black_cat',
    region: 'domestic',
    received_time: 'before_noon',
    tracking: null,
    seven: null,
    cvs_store_name: null,
    sender: { name: '陳浩', phone: '+886922110334' },
    contact: {
      name: '陳媽媽',
      phone: '0922110334',
      county: '新竹縣',
      district: '竹北市',
      zip_code: '302',
      address: '文興路一段 168 號 8 樓',
    },
    foreign_contact: null,
    receipt: '04595257',
    invoice_info: { name: '梅好股份有限公司', carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    discount_code: null,
    cancel_reason: null,
    remark: '請按門鈴',
    pre_order: false,
    has_invoice: false,
    order_details: [expect.objectContaining({ quantity: 2 })],
    split_orders: [],
    invoice: { number: null, address: null },
    refunds: [],
    points: { used: 0, given_back: 0, earned: 0, effective_at: null, effective_days: 14 },
    pickup: null,
  })
})

test('OAP-07 a transfer has an account and a deadline, instalments have their parts', async () => {
  expect(await ordered({ [shelf.pudding]: 1 }, { shipping_method: 'refrigeration', payway: 'atm', card_info: null })).toMatchObject({
    status: 'pending_payment',
    payment: 'atm',
    vatm_account: expect.stringMatching(/^\d{14}$/),
    payment_deadline: moment,
    expire_datetime: moment,
    payment_url: null,
  })
  expect(await ordered({ [shelf.roseGel]: 1 }, { payway: 'instalment', instalment: 3 })).toMatchObject({
    payment: 'installment',
    instalment_info: { number_of_instalments: 3, first_payment: 198, each_payment: 196 },
  })
})

test('OAP-07 OAP-08 an order to a store names the store; one that goes abroad has another address', async () => {
  await mei.call.stores.lookup({ group: 'city', key: '臺北市' })
  const pickup = await ordered(
    { [shelf.roseGel]: 1 },
    { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳浩', phone: '0922110334' } },
  )
  expect(pickup).toMatchObject({
    seven: { store_id: '131386', store_name: expect.any(String), tracking_number: null },
    cvs_store_name: expect.any(String),
    received_time: null,
    contact: { name: '陳浩', phone: '0922110334', county: null, district: null, zip_code: null, address: null },
  })
  const abroad = {
    name: 'Hao Chen',
    phone: '+14155552671',
    country: 'US',
    state_province_county: 'CA',
    city_or_town: 'San Jose',
    address_one: '12 Main Street',
    postal_code: '95112',
  }
  expect(await ordered({ [shelf.roseGel]: 1 }, { shipping_method: 'ups', foreign_contact_attributes: abroad })).toMatchObject({
    region: 'foreign',
    contact: null,
    foreign_contact: { ...abroad, address_two: null, address_three: null },
    seven: null,
  })
})

test('OAP-09 OAP-10 a line and its product: every field', async () => {
  const order = await ordered({ [shelf.teaTin]: 2 })
  expect(order['order_details']).toEqual([
    {
      id: expect.any(Number),
      quantity: 2,
      price: 390,
      sub_total: 780,
      shopping_point_cost: 0,
      temperature: 'normal',
      optional_items: [],
      product: {
        id: shelf.teaTin,
        slug: 'tea-tin',
        name: '茶葉罐',
        preview: '/rose.jpg',
        members_only: false,
        stock: expect.any(Number),
        shopping_point_price: 100,
        exclusive: false,
        optional_bundles_max_quantity: 0,
        split_stocks: [],
      },
    },
  ])
})

test('OAP-09 OAP-10 a mix and match names its picks; goods for points cost points', async () => {
  await database.db.deleteFrom('cart_items').execute()
  const picks = [
    { product_id: shelf.topCoat, quantity: 2 },
    { product_id: shelf.nailFile, quantity: 1 },
  ]
  const added = await mei.call.cart.add({ product_id: shelf.gelSet, quantity: 1, optional_items: picks })
  const [mug = 0] = await fillCart(mei, { [shelf.pointsMug]: 1 })
  const cart_item_ids = [added.status === 'normal' ? added.cart_item.id : 0, mug]
  const { order_hashed_id: id } = await place(mei, { order: await orderBody(testShop, { cart_item_ids }) })
  const { order_details } = await mei.call.orders.find({ id })
  expect(order_details).toMatchObject([
    {
      quantity: 1,
      optional_items: [
        { product_id: shelf.topCoat, name: '上層凝膠', quantity: 2 },
        { product_id: shelf.nailFile, name: '磨甲棒', quantity: 1 },
      ],
      product: { id: shelf.gelSet, optional_bundles_max_quantity: 3 },
    },
    { price: 0, sub_total: 0, shopping_point_cost: 300, product: { id: shelf.pointsMug, shopping_point_price: 300 } },
  ])
})

test('D-57 D-59 order numbers are twelve characters of A-Z and 2-9, each another, none a tab, and no other number leaves', async () => {
  const orders = [await ordered({ [shelf.roseGel]: 1 }), await ordered({ [shelf.roseGel]: 1 }), await ordered({ [shelf.roseGel]: 1 })]
  const numbers = orders.map(({ hashed_id }) => String(hashed_id))
  for (const number of numbers) expect(number).toMatch(/^[A-Z2-9]{12}$/)
  expect(new Set(numbers).size).toBe(3)
  // Neighbours of a number that only counts would share all but their last places.
  expect(new Set(numbers.map((number) => number.slice(0, 4))).size).toBe(3)
  const running = await database.db.selectFrom('orders').where('hashed_id', 'in', numbers).select('id').execute()
  const listed = (await mei.ask('/api/v2/user/orders/all?items=50')).json() as { data: Record<string, unknown>[] }
  for (const order of [...orders, ...listed.data]) {
    expect(order).not.toHaveProperty('id')
    expect(order).not.toHaveProperty('parent_id')
  }
  for (const { id } of running)
    expect((await mei.ask(`/api/v2/user/orders/${id}`)).json()).toMatchObject({ status: 'invalid_order_number' })
})

test.each([
  ['member_carrier', 'mei@example.com', true],
  ['mobile_carrier', '/AB12.+-', true],
  ['paper_receipt', null, true],
  ['donate', '1226', false],
] as const)('D-53 a company on an invoice of the kind %s with %s is kept: %s', async (carrier_type, carrier, isKept) => {
  const company = { receipt: '04595257', name: '梅好股份有限公司' }
  const order = await ordered(
    { [shelf.roseGel]: 1 },
    {
      invoice_info: {
        carrier_type,
        carrier,
        ...company,
        ...(carrier_type === 'paper_receipt' && { address: '臺北市大安區和平東路 1 號' }),
      },
    },
  )
  expect(order).toMatchObject(
    isKept ? { receipt: company.receipt, invoice_info: { name: company.name } } : { receipt: null, invoice_info: { name: null } },
  )
})
