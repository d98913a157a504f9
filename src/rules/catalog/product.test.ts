import { expect, test } from 'vitest'
import { plainProduct } from '#support/cart-line.ts'
import { isPointsOnly, isSoldOut, maxQuantity, priceToPay, tagsOf, warningTagsOf } from './product.ts'

const plain = {
  members_only: false,
  exclusive: false,
  shopping_point_price: null,
  first_purchase_price: null,
  temperature: 'normal',
} as const

test('D-11 a plain product has no tags', () => {
  expect(tagsOf(plain)).toEqual([])
})

test.each([
  [{ members_only: true }, 'vip'],
  [{ exclusive: true }, 'preorder'],
  [{ shopping_point_price: 300 }, 'points'],
  [{ first_purchase_price: 99 }, 'first_purchase'],
  [{ temperature: 'refrigeration' as const }, 'refrigeration'],
  [{ temperature: 'freezing' as const }, 'freezing'],
])('PRD-08 PRD-09 PRD-24 LST-10 %j is tagged %s', (flags, tag) => {
  expect(tagsOf({ ...plain, ...flags })).toEqual([tag])
})

test('PRD-30 D-11 warnings follow the flags', () => {
  const product = { ...plainProduct, embargo: true, cod: false, tcat_only: true, standalone_purchase: true, exclusive: true }
  expect(warningTagsOf(product)).toEqual(['embargo', 'no_cod', 'tcat_only', 'standalone', 'exclusive'])
  expect(warningTagsOf({ ...plainProduct, standalone_purchase: false })).toEqual([])
})

test('PRD-07 D-14 whoever may have the first-purchase price pays it', () => {
  expect(priceToPay({ price: 390, first_purchase_price: 350 })).toBe(350)
  expect(priceToPay({ price: 390, first_purchase_price: null })).toBe(390)
})

test('D-33 goods without a price are bought with points only', () => {
  expect(isPointsOnly({ price: 0, shopping_point_price: 100 })).toBe(true)
  expect(isPointsOnly({ price: 390, shopping_point_price: 100 })).toBe(false)
  expect(isPointsOnly({ price: 0, shopping_point_price: null })).toBe(false)
})

test('PRD-15 unavailable or without stock is sold out, and the quantity is 0', () => {
  expect(isSoldOut({ available: false, stock: 9 })).toBe(true)
  expect(isSoldOut({ available: true, stock: 0 })).toBe(true)
  expect(isSoldOut({ available: true, stock: 1 })).toBe(false)
  expect(maxQuantity({ available: false, stock: 9, max_qty: 5 })).toBe(0)
})

test.each([
  [{ stock: 12 }, {}, 5],
  [{ stock: 3 }, {}, 3],
  [{ stock: 12 }, { limit: 2 }, 2],
  [{ stock: 12 }, { limit: 1 }, 1],
  [{ stock: 12 }, { bundles: 4 }, 4],
  [{ stock: 12 }, { bundles: 0 }, 0],
  [{ stock: 12 }, { limit: 8 }, 8],
])('D-18 PRD-10 the smallest of limit, stock and bundle: %j %j', (product, limits, most) => {
  expect(maxQuantity({ available: true, max_qty: 5, ...product }, limits)).toBe(most)
})
