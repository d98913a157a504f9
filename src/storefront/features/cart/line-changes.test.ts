import { expect, test } from 'vitest'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { changesOf, shownOf } from './line-changes.ts'

const line = (wish: LineWish = {}, lowered_from: number | null = null): CartItem => ({ ...cartLine(1, wish), lowered_from }) as CartItem
const before = shownOf(line())

test('D-18 a line that was lowered says from how many', () => {
  expect(changesOf(line({ quantity: 1 }, 3), before)).toEqual([{ code: 'lowered', from: 3, to: 1 }])
  expect(changesOf(line({ quantity: 1 }, 3), undefined)).toHaveLength(1)
})

test('CRT-27 a line says when its price is another than the one shown before', () => {
  expect(changesOf(line({ product: { price: 420 } }), before)).toEqual([{ code: 'price_rose', from: 390, to: 420 }])
  expect(changesOf(line({ special_price: 290, item_type: 'first_purchase' }), before)).toEqual([{ code: 'price_fell', from: 390, to: 290 }])
  expect(changesOf(line(), before)).toEqual([])
  expect(changesOf(line(), undefined), 'nothing was shown before').toEqual([])
})

test('D-14 a first-purchase price that is over is named as such', () => {
  const first = shownOf(line({ special_price: 290, item_type: 'first_purchase' }))
  expect(changesOf(line(), first)).toEqual([{ code: 'first_price_over', from: 290, to: 390 }])
})

test('gifts and what points pay have no price to speak of, and add-ons say by themselves that their offer is over', () => {
  expect(changesOf(line({ item_type: 'gifts', special_price: 0 }), before)).toEqual([])
  expect(changesOf(line({ redeem_with_points: true, product: { price: 420, shopping_point_price: 50 } }), before)).toEqual([])
  expect(changesOf(line({ item_type: 'add_on' }), shownOf(line({ item_type: 'add_on', special_price: 99 })))).toEqual([])
})
