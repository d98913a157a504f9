import { expect, test } from 'vitest'
import { plenty, mei, facts, withLines, decided, refusal, frozen, preorder, abroad, pickup, ordered } from '#support/order-to-decide.ts'
import { addOnFrom500 } from '#support/cart-line.ts'
import type { OrderFacts, OrderRefusal } from './order-facts.ts'

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
  [
    'OAP-20',
    { freeStock: new Map([[1, 0]]) },
    { code: 'order_failed', reason: 'out_of_stock', product_ids: [1], product_names: ['玫瑰凝膠'] },
  ],
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
    {
      optional_bundles_max_quantity: 2,
      optional_bundles: [{ product_id: 3, required: false, max_amount: 2, quantity: 0, name: '透明底膠' }] as never[],
    },
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
  ).toMatchObject({ reason: 'out_of_stock', product_ids: [3], product_names: ['透明底膠'] })
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
