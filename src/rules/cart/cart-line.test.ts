import { expect, test } from 'vitest'
import { cartLine } from '#support/cart-line.ts'
import {
  isGift,
  isRedeemed,
  itemTypeOf,
  kindOf,
  lineTagOf,
  linePoints,
  linePrice,
  lineTotal,
  type ItemType,
  type LineKind,
  type LineOrigin,
} from './cart-line.ts'

const plain = { standalone_purchase: false, exclusive: false, first_purchase_price: null }

test.each<[LineOrigin, object, ItemType]>([
  ['buyer', {}, 'normal'],
  ['buyer', { first_purchase_price: 99 }, 'first_purchase'],
  ['buyer', { exclusive: true, first_purchase_price: 99 }, 'exclusive'],
  ['buyer', { standalone_purchase: true, exclusive: true }, 'standalone'],
  ['buyer', { standalone_purchase: true, first_purchase_price: 99 }, 'first_standalone'],
  ['add_on', { standalone_purchase: true, exclusive: true }, 'add_on'],
  ['gifts', {}, 'gifts'],
  ['gifts', { standalone_purchase: true }, 'gifts_standalone'],
  ['vvip_gift', { standalone_purchase: true }, 'vvip_gift_standalone'],
  ['birthday_gift', { standalone_purchase: true }, 'birthday_gift_standalone'],
])('CRT-08 PRM-11 D-13 %s %j is %s', (origin, flags, type) => {
  expect(itemTypeOf({ origin, product: { ...plain, ...flags } })).toBe(type)
})

test.each<[ItemType, LineKind]>([
  ['normal', 'regular'],
  ['first_purchase', 'regular'],
  ['standalone', 'standalone'],
  ['first_standalone', 'standalone'],
  ['vvip_gift_standalone', 'standalone'],
  ['exclusive', 'exclusive'],
  ['add_on', 'add_on'],
  ['gifts', 'gift'],
  ['birthday_gift', 'gift'],
])('D-13 a line of %s behaves as %s', (item_type, kind) => {
  expect(kindOf({ item_type })).toBe(kind)
})

test('CRT-27 the special price wins over the price of the product', () => {
  expect(linePrice(cartLine(1))).toBe(390)
  expect(linePrice(cartLine(1, { special_price: 350 }))).toBe(350)
  expect(lineTotal(cartLine(1, { special_price: 350, quantity: 3 }))).toBe(1050)
})

test('CRT-25 D-33 a redeemed line costs points and no money', () => {
  const line = cartLine(1, { quantity: 2, redeem_with_points: true, product: { shopping_point_price: 300 } })
  expect([linePrice(line), linePoints(line)]).toEqual([0, 600])
})

test('D-33 goods without a price are always redeemed', () => {
  const line = cartLine(1, { product: { price: 0, shopping_point_price: 300 } })
  expect([isRedeemed(line), linePoints(line)]).toEqual([true, 300])
})

test('PRM-10 a gift costs neither money nor points', () => {
  const gift = cartLine(1, { item_type: 'gifts', special_price: 0, redeem_with_points: true, product: { shopping_point_price: 300 } })
  expect([linePrice(gift), linePoints(gift)]).toEqual([0, 0])
})

test.each<[ItemType, boolean]>([
  ['gifts', true],
  ['gifts_standalone', true],
  ['vvip_gift', true],
  ['vvip_gift_standalone', true],
  ['birthday_gift', true],
  ['birthday_gift_standalone', true],
  ['normal', false],
  ['add_on', false],
  ['first_standalone', false],
])('PRM-10 a line of %s is a gift: %s', (item_type, gift) => {
  expect(isGift({ item_type })).toBe(gift)
})

test('D-33 what points could pay costs money until the buyer says otherwise', () => {
  const line = cartLine(1, { product: { shopping_point_price: 300 } })
  expect([isRedeemed(line), linePrice(line), linePoints(line)]).toEqual([false, 390, 0])
})

test('points need a points price', () => {
  expect(isRedeemed(cartLine(1, { redeem_with_points: true }))).toBe(false)
  expect(isRedeemed(cartLine(1, { item_type: 'add_on', redeem_with_points: true, product: { shopping_point_price: 10 } }))).toBe(false)
})

test.each<[ItemType, string | null]>([
  ['add_on', 'add_on'],
  ['gifts', 'gift'],
  ['gifts_standalone', 'gift'],
  ['vvip_gift', 'vvip_gift'],
  ['vvip_gift_standalone', 'vvip_gift'],
  ['birthday_gift_standalone', 'birthday_gift'],
  ['first_purchase', null],
  ['standalone', null],
])('PRM-10 D-11 a line of %s is tagged %s', (item_type, tag) => {
  expect(lineTagOf({ item_type })).toBe(tag)
})
