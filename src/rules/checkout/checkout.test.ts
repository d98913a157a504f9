import fc from 'fast-check'
import { expect, test } from 'vitest'
import { store, welcome, withLines, decide, decided, refusal, preorder, abroad, pickup, ordered } from '#support/order-to-decide.ts'
import { addOnFrom500 } from '#support/cart-line.ts'
import { sum } from '#rules/money.ts'

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
