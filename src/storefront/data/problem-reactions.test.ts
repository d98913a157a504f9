import { expect, test } from 'vitest'
import { reactionTo } from './problem-reactions.ts'

test.each(['invalid_order_number', 'category_not_found', 'product_not_found'] as const)('ERR-02 %s leads to the 404 page', (status) => {
  expect(reactionTo(status)).toBe('toast-and-not-found')
})

test('CNT-17 a page about the shop that is missing leads to the 404 page', () => {
  expect(reactionTo('static_page_not_found')).toBe('toast-and-not-found')
})

test.each([
  'embargo_error',
  'mixed_temperature_products_error',
  'atm_error',
  'tcat_only_error',
  'nocod_error',
  'mix_exclusive_error',
  'incompatible_temperature_shipping_error',
  'order_failed',
  'credit_card_order_error',
  'invalid_cart_item_error',
  'no_enough_shopping_point',
  'no_invoice_info',
  'no_cart_items',
] as const)('ERR-03 %s leads back to the cart', (status) => {
  expect(reactionTo(status)).toBe('toast-and-cart')
})

test('CNL-06 an order that cannot be cancelled leads home', () => {
  expect(reactionTo('cancel_error')).toBe('toast-and-home')
})

test('ERR-04 any other status is only said', () => {
  expect(reactionTo('validation_error')).toBe('toast')
  expect(reactionTo('internal_error')).toBe('toast')
})

test('AUT-13 AUT-14 a locked account and a missing login have reactions of their own', () => {
  expect(reactionTo('user_lock')).toBe('locked')
  expect(reactionTo('authentication_error')).toBe('signed-out')
})
