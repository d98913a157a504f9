import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addOnFrom500, cartLine, noPromotions, type LineWish } from '#support/cart-line.ts'
import { decideOrder } from './checkout.ts'
import type { DiscountCode } from '#rules/promotions/discount.ts'
import { sum } from '#rules/money.ts'
import type { OrderedLine, OrderFacts, OrderRefusal } from './order-facts.ts'
import { defaultTerms } from '#rules/terms.ts'

const noBundle = { optional_bundles: [], optional_bundles_max_quantity: 0, split_stocks: [] as unknown[], max_qty: 5 }
const ordered = (id: number, wish: LineWish = {}, more: Partial<typeof noBundle> = {}): OrderedLine => {
  const line = cartLine(id, wish)
  return { ...line, product: { ...line.product, ...noBundle, ...more } }
}
const plenty = new Map(Array.from({ length: 20 }, (_, id) => [id, 100]))
const mei = { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', address: '和平東路 1 號' }
const ann = {
  name: 'Ann Lin',
  phone: '+1650',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main St',
  postal_code: '95112',
}
const store = { store_id: '131386', store_name: 'Main' }
const welcome: DiscountCode = {
  kind: 'amount',
  value: 100,
  minimum_amount: 0,
  starts_at: new Date('2026-01-01'),
  ends_at: null,
  total_limit: null,
  per_user_limit: null,
  owner_user_id: null,
  active: true,
}

const facts: OrderFacts = {
  now: new Date('2026-05-01T12:00:00+08:00'),
  member: { id: 7, vip: 0, email: 'mei@example.com', points: 100, lostFirstPrice: false },
  cart_item_ids: [1],
  lines: [ordered(1)],
  promotions: noPromotions,
  freeStock: plenty,
  counted: null,
  discount: null,
  shipping_method: 'black_cat',
  received_time: 'before_noon',
  sender: { name: 'Lin', phone: '+886912345678' },
  recipient: { contact: mei, foreign_contact: null, store: null },
  paymentMethod: 'credit_cards',
  instalment: null,
  card_info: { prime: 'prime-token' },
  invoice: { carrier_type: 'member_carrier', carrier: 'lin@example.com' },
  isBarcodeKnown: null,
  isSavedCardUsable: null,
  remark: ' ring twice ',
  totalTheShopperSaw: null,
  terms: defaultTerms,
  districts: [
    { zip_code: '106', county: '臺北市', district: '大安區' },
    { zip_code: '880', county: '澎湖縣', district: '馬公市' },
  ],
  judgePhone: () => 'valid',
}
const withLines = (...lines: OrderedLine[]): Partial<OrderFacts> => ({ lines, cart_item_ids: lines.map((line) => line.id) })
const decide = (change: Partial<OrderFacts> = {}) => decideOrder({ ...facts, ...change })
const decided = (change: Partial<OrderFacts> = {}) => {
  const decision = decide(change)
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  return decision.value
}
const refusal = (change: Partial<OrderFacts>): OrderRefusal | null => {
  const decision = decide(change)
  return decision.ok ? null : decision.refusal
}

const frozen: LineWish = { product: { temperature: 'freezing' } }
const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }
const abroad: Partial<OrderFacts> = { shipping_method: 'ups', recipient: { contact: null, foreign_contact: ann, store: null } }
const pickup: Partial<OrderFacts> = { shipping_method: 'seven', recipient: { contact: mei, foreign_contact: null, store } }

test('OAP-02 OAP-13 SHP-10 an order is decided with prices, fees and places of its own', () => {
  expect(decided()).toEqual({
    lines: [
      {
        cart_item_id: 1,
        product_id: 1,
        item_type: 'normal',
        quantity: 1,
        price: 390,
        sub_total: 390,
        shopping_point_cost: 0,
        temperature: 'normal',
        optional_items: [],
      },
    ],
    subOrder: [],
    stock: [{ product_id: 1, quantity: 1 }],
    items_total: 390,
    discount_amount: 0,
    discounted_total: 390,
    delivery_fee: 200,
    handling_fee: 0,
    grand_total: 590,
    points_cost: 0,
    points_earned: 0,
    paymentMethod: 'credit_cards',
    instalment_info: null,
    shipping_method: 'black_cat',
    region: 'domestic',
    temperature: 'normal',
    pre_order: false,
    ships: null,
    received_time: 'before_noon',
    sender: { name: 'Lin', phone: '+886912345678' },
    contact: { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', zip_code: '106', address: '和平東路 1 號' },
    foreign_contact: null,
    store: null,
    invoice: { carrier_type: 'member_carrier', carrier: 'lin@example.com', name: null, receipt: null, address: null },
    remark: 'ring twice',
  })
})

test('SHP-03 D-44 cash on delivery adds its fee', () => {
  expect(decided({ paymentMethod: 'when_received', card_info: null })).toMatchObject({ handling_fee: 30, grand_total: 620 })
})

test('D-87 SHP-04 an order abroad pays the flat fee of its country', () => {
  expect(decided(abroad)).toMatchObject({
    region: 'foreign',
    delivery_fee: 3500,
    contact: null,
    received_time: null,
    foreign_contact: { country: 'US', address_two: null, postal_code: '95112' },
  })
})

test('RCP-16 a parcel for a store has a name, a phone and a store', () => {
  expect(decided(pickup)).toMatchObject({
    store,
    contact: { name: '林小梅', county: null, zip_code: null, address: null },
    received_time: null,
  })
})

test('PRM-09 PTS-08 add-ons, points and earning in one order', () => {
  const lines = [
    ordered(1, { quantity: 2, product: { price: 1600 } }),
    ordered(2, { item_type: 'add_on', special_price: 99, quantity: 2 }),
    ordered(3, { redeem_with_points: true, product: { shopping_point_price: 80 } }),
    ordered(4, { item_type: 'gifts', special_price: 0 }),
  ]
  expect(
    decided({ ...withLines(...lines), promotions: addOnFrom500(2), discount: { code: welcome, uses: { all: 0, mine: 0 } } }),
  ).toMatchObject({
    items_total: 3398,
    discount_amount: 100,
    discounted_total: 3298,
    delivery_fee: 0,
    grand_total: 3298,
    points_cost: 80,
    points_earned: 109,
  })
})

test('PAY-12 OAP-04 instalments follow the grand total', () => {
  const big = withLines(ordered(1, { quantity: 5, product: { price: 1201 } }))
  expect(decided({ ...big, paymentMethod: 'installment', instalment: 6 }).instalment_info).toEqual({
    number_of_instalments: 6,
    first_payment: 1005,
    each_payment: 1000,
  })
  expect(decided({ paymentMethod: 'installment', instalment: null }).instalment_info).toMatchObject({ number_of_instalments: 3 })
})

test('D-68 goods with split stocks travel apart', () => {
  expect(decided(withLines(ordered(1), ordered(2, {}, { split_stocks: [{}] }))).subOrder).toEqual([2])
})

test('ORD-18 D-12 an order of preorder goods is a preorder', () => {
  expect(decided(withLines(ordered(1, preorder))).pre_order).toBe(true)
})

test('CK4-06 a saved card needs its code; nothing to pay needs no card', () => {
  const saved = { card_info: { card_id: 'uuid', ccv_prime: 'ccv' }, isSavedCardUsable: true }
  expect(decide(saved).ok).toBe(true)
  expect(refusal({ ...saved, isSavedCardUsable: false })).toEqual({
    code: 'validation_error',
    errors: { 'card_info.card_id': 'cardUnusable' },
  })
  expect(refusal({ ...saved, paymentMethod: 'line' })).toEqual({ code: 'validation_error', errors: { 'card_info.prime': 'required' } })
  expect(refusal({ ...saved, card_info: { card_id: 'uuid' } })).toEqual({
    code: 'validation_error',
    errors: { 'card_info.ccv_prime': 'required' },
  })
  expect(refusal({ paymentMethod: 'line', card_info: null })).toEqual({
    code: 'validation_error',
    errors: { 'card_info.prime': 'required' },
  })
  const free = {
    ...withLines(ordered(1, { product: { price: 1000 } })),
    discount: { code: { ...welcome, value: 1000 }, uses: { all: 0, mine: 0 } },
    card_info: null,
  }
  expect(decided(free).grand_total).toBe(0)
})

const refusedOrders: [id: string, change: Partial<OrderFacts>, refused: Partial<OrderRefusal>][] = [
  ['OAP-14', { cart_item_ids: [], lines: [] }, { code: 'no_cart_items' }],
  ['OAP-15', { cart_item_ids: [1, 99] }, { code: 'invalid_cart_item_error', cart_item_ids: [99] }],
  ['CRT-28', withLines(ordered(1, { expiration_datetime: '2026-05-01T11:59:59+08:00' })), { code: 'invalid_cart_item_error' }],
  ['CRT-41', withLines(ordered(1, { product: { available: false } })), { code: 'invalid_cart_item_error' }],
  ['D-18', withLines(ordered(1, { quantity: 6 })), { code: 'invalid_cart_item_error' }],
  ['BND-13', withLines(ordered(1, { optional_items: [{ product_id: 9, quantity: 1 }] })), { code: 'invalid_cart_item_error' }],
  [
    'PRM-09',
    { ...withLines(ordered(1), ordered(2, { item_type: 'add_on' })), promotions: addOnFrom500(2) },
    { code: 'invalid_cart_item_error', cart_item_ids: [2] },
  ],
  [
    'PRM-09',
    { ...withLines(ordered(1, { quantity: 2 }), ordered(2, { item_type: 'add_on', quantity: 3 })), promotions: addOnFrom500(2) },
    { code: 'invalid_cart_item_error', cart_item_ids: [2] },
  ],
  ['D-15', withLines(ordered(4, { item_type: 'gifts', special_price: 0 })), { code: 'invalid_cart_item_error', cart_item_ids: [4] }],
  ['OAP-16', withLines(ordered(1), ordered(2, frozen)), { code: 'mixed_temperature_products_error' }],
  ['OAP-17', withLines(ordered(1), ordered(2, preorder)), { code: 'mix_exclusive_error' }],
  [
    'OAP-17',
    { ...withLines(ordered(1, preorder), ordered(2, { item_type: 'add_on' })), promotions: addOnFrom500(2) },
    { code: 'mix_exclusive_error' },
  ],
  [
    'OAP-17',
    withLines(ordered(1, { item_type: 'standalone' }), ordered(2, { item_type: 'gifts_standalone' })),
    { code: 'mix_exclusive_error' },
  ],
  ['SHP-09', { ...pickup, ...withLines(ordered(1, preorder)) }, { code: 'mix_exclusive_error' }],
  ['CK3-16', { ...withLines(ordered(1, preorder)), paymentMethod: 'line' }, { code: 'mix_exclusive_error' }],
  ['CK1-10', { ...abroad, ...withLines(ordered(1, { product: { embargo: true } })) }, { code: 'embargo_error' }],
  ['CK1-11', { ...pickup, ...withLines(ordered(1, { product: { tcat_only: true } })) }, { code: 'tcat_only_error' }],
  ['D-25', { ...abroad, ...withLines(ordered(1, frozen)) }, { code: 'incompatible_temperature_shipping_error' }],
  [
    'SHP-06',
    {
      ...withLines(ordered(1, frozen)),
      shipping_method: 'freezing',
      recipient: { contact: { ...mei, county: '澎湖縣', district: '馬公市' }, foreign_contact: null, store: null },
    },
    { code: 'incompatible_temperature_shipping_error' },
  ],
  ['CK3-13', { ...pickup, paymentMethod: 'when_received' }, { code: 'nocod_error' }],
  ['CK3-17', { paymentMethod: 'atm' }, { code: 'atm_error' }],
  [
    'OAP-18',
    withLines(ordered(1, { quantity: 2, redeem_with_points: true, product: { shopping_point_price: 51 } })),
    { code: 'no_enough_shopping_point', needed: 102, balance: 100 },
  ],
  ['INV-19', { invoice: null }, { code: 'no_invoice_info' }],
  ['OAP-22', withLines(ordered(1, { product: { members_only: true } })), { code: 'permission_denied' }],
  [
    'RCP-32',
    { recipient: { contact: { ...mei, phone: '02' }, foreign_contact: null, store: null } },
    { code: 'validation_error', errors: { 'contact_attributes.phone': 'mobileFormat' } },
  ],
  [
    'RCP-32',
    { ...pickup, recipient: { contact: mei, foreign_contact: null, store: null } },
    { code: 'validation_error', errors: { store_id: 'required' } },
  ],
  [
    'INV-12',
    { invoice: { carrier_type: 'member_carrier', receipt: '123', name: 'Meihao' } },
    { code: 'validation_error', errors: { 'invoice_info.receipt': 'uniformInvoiceLimit' } },
  ],
  ['CK2-11', { remark: 'a'.repeat(41) }, { code: 'validation_error', errors: { remark: 'remarksLimit' } }],
  [
    'CK1-04',
    { shipping_method: null, paymentMethod: null },
    { code: 'validation_error', errors: { shipping_method: 'required', payway: 'required' } },
  ],
  ['D-50', { recipient: 'not_found' }, { code: 'order_failed', reason: 'recipient_not_found' }],
  ['CK1-09', { ...pickup, ...withLines(ordered(1, { product: { price: 20_001 } })) }, { code: 'order_failed', reason: 'over_store_limit' }],
  ['D-14', { member: { ...facts.member, lostFirstPrice: true } }, { code: 'order_failed', reason: 'first_purchase_over' }],
  ['OAP-20', { freeStock: new Map([[1, 0]]) }, { code: 'order_failed', reason: 'out_of_stock', product_ids: [1] }],
  ['CK3-18', { paymentMethod: 'installment', instalment: 6 }, { code: 'order_failed', reason: 'installment_not_allowed' }],
  [
    'DSC-10',
    { discount: { code: null, uses: { all: 0, mine: 0 } } },
    { code: 'order_failed', reason: 'discount_refused', discount_status: 'code_not_found' },
  ],
  [
    'OAP-19',
    { totalTheShopperSaw: 589 },
    {
      code: 'order_failed',
      reason: 'price_changed',
      totals: { items_total: 390, discount_amount: 0, delivery_fee: 200, handling_fee: 0, grand_total: 590 },
    },
  ],
]

test.each(refusedOrders.map(([id, change, refused]) => ({ id, change, refused, code: refused.code })))(
  '$id an order is refused: $code',
  ({ change, refused }) => {
    expect(refusal(change)).toMatchObject(refused)
  },
)

test('OAP-20 lines and picks of the same product need their stock together', () => {
  const kit = ordered(
    1,
    { quantity: 2, optional_items: [{ product_id: 3, quantity: 4 }] },
    { optional_bundles_max_quantity: 2, optional_bundles: [{ product_id: 3, required: false, max_amount: 2, quantity: 0 }] as never[] },
  )
  const both = withLines(kit, ordered(3))
  expect(decided(both).stock).toEqual([
    { product_id: 1, quantity: 2 },
    { product_id: 3, quantity: 5 },
  ])
  expect(
    refusal({
      ...both,
      freeStock: new Map([
        [1, 2],
        [3, 4],
      ]),
    }),
  ).toMatchObject({ reason: 'out_of_stock', product_ids: [3] })
})

test('OAP-19 of several reasons the contract names the first', () => {
  const worst: Partial<OrderFacts> = {
    ...abroad,
    lines: [
      ordered(1, { quantity: 6, product: { embargo: true } }),
      ordered(2, preorder),
      ordered(3, { product: { temperature: 'freezing', tcat_only: true, members_only: true } }),
    ],
    cart_item_ids: [],
    paymentMethod: 'when_received',
    invoice: null,
    remark: 'a'.repeat(41),
    freeStock: new Map(),
    member: { ...facts.member, points: 0 },
  }
  const steps: [string, Partial<OrderFacts>][] = [
    ['no_cart_items', {}],
    ['invalid_cart_item_error', { cart_item_ids: [1, 2, 3] }],
    ['mixed_temperature_products_error', { lines: [ordered(1, { product: { embargo: true } }), ordered(2, preorder), ordered(3, frozen)] }],
    ['mix_exclusive_error', { lines: [ordered(1, { product: { embargo: true } }), ordered(2, preorder)], cart_item_ids: [1, 2] }],
    [
      'embargo_error',
      {
        lines: [
          ordered(1, {
            redeem_with_points: true,
            product: { embargo: true, tcat_only: true, temperature: 'freezing', members_only: true, shopping_point_price: 9 },
          }),
        ],
        cart_item_ids: [1],
      },
    ],
    ['tcat_only_error', { shipping_method: 'seven' }],
    ['incompatible_temperature_shipping_error', { shipping_method: 'black_cat' }],
    ['nocod_error', { shipping_method: 'freezing' }],
    ['no_enough_shopping_point', { paymentMethod: 'atm' }],
    ['no_invoice_info', { member: { ...facts.member, points: 9 } }],
    ['permission_denied', { invoice: facts.invoice }],
    ['validation_error', { member: { ...facts.member, points: 9, vip: 1 } }],
    ['order_failed', { remark: '', recipient: facts.recipient }],
  ]
  let change = worst
  for (const [code, step] of steps) {
    change = { ...change, ...step }
    expect(refusal(change)?.code).toBe(code)
  }
  expect(refusal({ ...change, freeStock: plenty })).toBeNull()
})

test('SHP-10 whatever is ordered, the amounts add up and are never negative', () => {
  const goods = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.nat(4000), redeem: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(
      goods,
      fc.integer({ min: 1, max: 3000 }),
      fc.constantFrom('credit_cards' as const, 'when_received' as const),
      (list, off, paymentMethod) => {
        const lines = list.map(({ quantity, price, redeem }, id) =>
          ordered(id, { quantity, redeem_with_points: redeem, product: { price, shopping_point_price: redeem ? 1 : null } }),
        )
        const decision = decide({
          ...withLines(...lines),
          paymentMethod,
          discount: { code: { ...welcome, value: off }, uses: { all: 0, mine: 0 } },
        })
        const failed = !decision.ok && decision.refusal.code === 'order_failed' && decision.refusal.reason === 'discount_refused'
        expect(decision.ok || failed).toBe(true)
        const order = decision.ok ? decision.value : decided({ ...withLines(...lines), paymentMethod })
        expect(sum(order.lines.map((line) => line.sub_total))).toBe(order.items_total)
        expect(order.lines.every((line) => line.price * line.quantity === line.sub_total)).toBe(true)
        expect(order.items_total - order.discount_amount + order.delivery_fee + order.handling_fee).toBe(order.grand_total)
        expect(sum(order.lines.map((line) => line.shopping_point_cost))).toBe(order.points_cost)
        expect(Math.min(order.discount_amount, order.discounted_total, order.grand_total, order.points_earned)).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 300 },
  )
})
