import { expect, test } from 'vitest'
import { cartLine } from '#support/cart-line.ts'
import { stockOfPicks } from './bundle.ts'
import { decideAdd, decideAddOn, decideQuantity, lowerLine, type AddedProduct, type AddFacts } from './cart-change.ts'
import { decideRedemption } from './redemption.ts'

const mug: AddedProduct = {
  price: 390,
  available: true,
  stock: 9,
  max_qty: 5,
  members_only: false,
  shopping_point_price: null,
  optional_bundles: [],
  optional_bundles_max_quantity: 0,
}
const duo = {
  optional_bundles: [
    { product_id: 201, required: false, max_amount: 2, quantity: 0 },
    { product_id: 202, required: false, max_amount: 2, quantity: 0 },
  ],
  optional_bundles_max_quantity: 2,
}
const facts: AddFacts = {
  member: { locked: false, vip: 0, balance: 100 },
  product: mug,
  asked: { quantity: 2, picks: [] },
  held: { quantity: 0, picks: [], redeemed: false, pointsOfOthers: 0 },
}
const both = [201, 202].map((product_id) => ({ product_id, quantity: 1 }))
const bothPicked = { product: { ...mug, ...duo }, asked: { quantity: 1, picks: both } }
const left = (product_id: number, stock: number) => ({ product_id, stock })
const refused = (code: string) => ({ ok: false, refusal: { code } })

test('CRT-30 a product goes into the cart, or its quantity rises', () => {
  expect(decideAdd(facts)).toEqual({ ok: true, value: { quantity: 2, picks: [], redeem_with_points: false } })
  expect(decideAdd({ ...facts, held: { ...facts.held, quantity: 3 } })).toMatchObject({ value: { quantity: 5 } })
})

test('BND-10 CRT-30 picks of a bundle add up', () => {
  const product = { ...mug, ...duo }
  const asked = { quantity: 1, picks: [{ product_id: 201, quantity: 2 }] }
  const held = {
    quantity: 1,
    picks: [
      { product_id: 201, quantity: 1 },
      { product_id: 202, quantity: 1 },
    ],
    redeemed: false,
    pointsOfOthers: 0,
  }
  expect(decideAdd({ ...facts, product, asked, held, bundles: 9 })).toMatchObject({
    value: {
      quantity: 2,
      picks: [
        { product_id: 201, quantity: 3 },
        { product_id: 202, quantity: 1 },
      ],
    },
  })
})

test.each<[string, string, Partial<AddFacts>]>([
  ['CRT-31', 'user_locked', { member: { locked: true, vip: 2, balance: 0 } }],
  ['CRT-32', 'reach_max_quantity', { asked: { quantity: 6, picks: [] } }],
  ['CRT-32', 'reach_max_quantity', { held: { quantity: 4, picks: [], redeemed: false, pointsOfOthers: 0 } }],
  ['D-18', 'reach_max_quantity', { bundles: 1 }],
  ['D-18', 'product_is_not_in_stock', { ...bothPicked, pickStock: stockOfPicks([left(201, 9), left(202, 0)]) }],
  [
    'D-18',
    'reach_max_quantity',
    { ...bothPicked, held: { quantity: 1, picks: both, redeemed: false, pointsOfOthers: 0 }, pickStock: stockOfPicks([left(201, 1)]) },
  ],
  ['CRT-33', 'permission_denied', { product: { ...mug, members_only: true } }],
  ['CRT-34', 'point_not_enough', { product: { ...mug, price: 0, shopping_point_price: 51 } }],
  [
    'D-34',
    'point_not_enough',
    { product: { ...mug, price: 0, shopping_point_price: 50 }, held: { quantity: 0, picks: [], redeemed: false, pointsOfOthers: 1 } },
  ],
  ['CRT-35', 'product_is_not_in_stock', { product: { ...mug, stock: 0 } }],
  ['BND-13', 'invalid_cart_item_error', { asked: { quantity: 1, picks: [{ product_id: 7, quantity: 1 }] } }],
  ['BND-13', 'invalid_cart_item_error', { product: { ...mug, ...duo } }],
])('%s %s', (_id, code, change) => {
  expect(decideAdd({ ...facts, ...change })).toEqual(refused(code))
})

test('CRT-33 a VIP buys VIP goods; D-33 points goods are redeemed at once', () => {
  expect(decideAdd({ ...facts, member: { locked: false, vip: 1, balance: 0 }, product: { ...mug, members_only: true } }).ok).toBe(true)
  expect(decideAdd({ ...facts, product: { ...mug, price: 0, shopping_point_price: 50 } })).toMatchObject({
    value: { redeem_with_points: true },
  })
})

test('PRM-05 PRM-06 D-17 an add-on goes in once', () => {
  const addOn = { member: { vip: 0 }, product: { available: true, stock: 1, members_only: false }, isInCart: false }
  expect(decideAddOn(addOn)).toEqual({ ok: true, value: { quantity: 1 } })
  expect(decideAddOn({ ...addOn, isInCart: true })).toEqual(refused('already_in_cart'))
  expect(decideAddOn({ ...addOn, product: { ...addOn.product, stock: 0 } })).toEqual(refused('product_is_not_in_stock'))
  expect(decideAddOn({ ...addOn, product: { ...addOn.product, members_only: true } })).toEqual(refused('permission_denied'))
})

test('CRT-22 BND-12 a quantity stays between 1 and max_quantity, its bundle complete', () => {
  const line = { product: duo, max_quantity: 3, pickStock: new Map([[201, 6]]) }
  const most = { quantity: 3, picks: [{ product_id: 201, quantity: 6 }] }
  expect(decideQuantity({ ...line, asked: most })).toEqual({ ok: true, value: most })
  expect(decideQuantity({ ...line, asked: { quantity: 2, picks: [{ product_id: 201, quantity: 2 }] } })).toEqual(
    refused('invalid_cart_item_error'),
  )
  expect(decideQuantity({ ...line, asked: { quantity: 4, picks: [{ product_id: 201, quantity: 8 }] } })).toEqual(
    refused('invalid_cart_item_error'),
  )
  expect(decideQuantity({ ...line, asked: { quantity: 0, picks: [] } })).toEqual(refused('invalid_cart_item_error'))
  expect(decideQuantity({ ...line, pickStock: new Map([[201, 5]]), asked: most }), 'D-18').toEqual(refused('invalid_cart_item_error'))
})

test('D-18 a line above what is left is lowered, its picks with it; a sold-out line stays', () => {
  const picks = [
    { product_id: 201, quantity: 4 },
    { product_id: 202, quantity: 2 },
  ]
  expect(lowerLine({ quantity: 3, max_quantity: 1, optional_items: picks }, duo)).toEqual({
    quantity: 1,
    picks: [{ product_id: 201, quantity: 2 }],
  })
  expect(lowerLine({ quantity: 3, max_quantity: 2, optional_items: picks }, duo)).toEqual({
    quantity: 2,
    picks: [{ product_id: 201, quantity: 4 }],
  })
  expect(lowerLine({ quantity: 3, max_quantity: 0, optional_items: picks }, duo)).toEqual({ quantity: 3, picks })
})

test('D-18 a line that is not above what is left keeps its quantity and its picks', () => {
  const picks = [{ product_id: 999, quantity: 2 }]
  expect(lowerLine({ quantity: 1, max_quantity: 3, optional_items: picks }, duo)).toEqual({ quantity: 1, picks })
  expect(lowerLine({ quantity: 3, max_quantity: 3, optional_items: picks }, duo).picks, 'nothing is trimmed').toBe(picks)
})

test('CRT-24 CRT-26 PTS-13 D-33 the points of all redeemed lines must be there', () => {
  const line = cartLine(1, { quantity: 2, product: { shopping_point_price: 30 } })
  const other = cartLine(2, { redeem_with_points: true, product: { shopping_point_price: 40 } })
  const facts = { line, lines: [line, other], exchanged: true }
  expect(decideRedemption({ ...facts, balance: 100 })).toEqual({ ok: true, value: { redeem_with_points: true } })
  expect(decideRedemption({ ...facts, balance: 99 })).toEqual({
    ok: false,
    refusal: { code: 'no_enough_shopping_point', needed: 100, balance: 99 },
  })
  const redeemed = { ...line, redeem_with_points: true }
  expect(decideRedemption({ ...facts, line: redeemed, lines: [redeemed, other], balance: 100 }), 'its own points count once').toMatchObject(
    { ok: true },
  )
  expect(decideRedemption({ ...facts, balance: 0, exchanged: false })).toEqual({ ok: true, value: { redeem_with_points: false } })
})

test('D-33 what has no points price cannot be redeemed, what has no price cannot be paid', () => {
  const plain = cartLine(1)
  const pointsOnly = cartLine(2, { product: { price: 0, shopping_point_price: 5 } })
  expect(decideRedemption({ line: plain, lines: [plain], balance: 99, exchanged: true })).toEqual(refused('invalid_cart_item_error'))
  expect(decideRedemption({ line: pointsOnly, lines: [pointsOnly], balance: 99, exchanged: false })).toEqual(
    refused('invalid_cart_item_error'),
  )
})
