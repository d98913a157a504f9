import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { flagsOf } from './cart-flags.ts'
import type { Language } from './locale.ts'
import { isCardPayway, isPaywayOffered, offerPayways, paywayBlock, paywayGroups, paywayOfWire, paywayRefusal, payways, wirePayway, type Payway, type PaywayBlock } from './payway.ts'
import type { ShippingMethod } from './shipping.ts'

const everyDevice = { apple: true, google: true }
const plain: LineWish = {}
const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }
const standalone: LineWish = { item_type: 'standalone' }
const goods = (method: ShippingMethod, wish: LineWish) => ({ method, flags: flagsOf([cartLine(1, wish)]) })
const shown = (method: ShippingMethod, { wish = plain, language = 'zh' as Language, device = everyDevice } = {}) =>
  offerPayways({ ...goods(method, wish), language, device }).map((group) => group.map(({ payway, block }) => (block ? `${payway}: ${block}` : payway)))

test('PAY-01 CK3-01 eight ways to pay in three groups', () => {
  expect(paywayGroups.flat().toSorted()).toEqual(payways.toSorted())
})

test('CK3-01 a card in one sum and in parts are the two ways with card fields', () => {
  expect(payways.filter(isCardPayway)).toEqual(['credit_cards', 'installment'])
})

test('CK3-01 CK3-17 home delivery of plain goods', () => {
  expect(shown('black_cat')).toEqual([['credit_cards', 'installment'], ['line', 'jko', 'apple', 'google'], ['when_received']])
})

test('CK3-13 CK1-12 D-44 nothing is paid at the counter of a store, nor abroad', () => {
  expect(shown('seven').at(2)).toEqual([])
  expect(shown('ups').at(2)).toEqual(['atm'])
})

test('CK3-14 CK3-08 D-43 chilled goods: ATM is there, cash shows why it is not', () => {
  expect(shown('refrigeration', { wish: { product: { temperature: 'refrigeration' } } }).at(2)).toEqual(['atm', 'when_received: low_temperature'])
})

test('CK3-02 installment shows only in Chinese and when allowed', () => {
  expect(shown('black_cat', { language: 'en' }).at(0)).toEqual(['credit_cards'])
  expect(shown('black_cat', { wish: standalone }).at(0)).toEqual(['credit_cards'])
})

test('CK3-03 CK3-04 CK3-05 LINE and JKO are always there, Apple and Google where the device has them', () => {
  expect(shown('seven', { device: { apple: false, google: false } }).at(1)).toEqual(['line', 'jko'])
  expect(shown('seven', { device: { apple: true, google: false } }).at(1)).toEqual(['line', 'jko', 'apple'])
})

test('CK3-16 D-42 a preorder is paid by card or ATM; the others are shown with the reason', () => {
  expect(shown('black_cat', { wish: preorder })).toEqual([['credit_cards'], ['line: preorder', 'jko: preorder', 'apple: preorder', 'google: preorder'], ['when_received: preorder']])
  expect(shown('freezing', { wish: { ...preorder, product: { exclusive: true, temperature: 'freezing' } } }).at(2)).toEqual(['atm', 'when_received: preorder'])
})

test.each<{ id: string; payway: Payway; method: ShippingMethod; wish: LineWish; block: PaywayBlock | null }>([
  { id: 'CK3-12', payway: 'when_received', method: 'black_cat', wish: standalone, block: 'standalone' },
  { id: 'CK3-12', payway: 'installment', method: 'black_cat', wish: preorder, block: 'preorder' },
  { id: 'CK3-12', payway: 'line', method: 'black_cat', wish: standalone, block: null },
  { id: 'CK3-15', payway: 'when_received', method: 'black_cat', wish: { product: { cod: false } }, block: 'cod_blocked' },
  { id: 'CK3-17', payway: 'atm', method: 'black_cat', wish: plain, block: 'method' },
  { id: 'CK3-17', payway: 'atm', method: 'seven', wish: plain, block: 'method' },
  { id: 'D-43', payway: 'atm', method: 'freezing', wish: plain, block: null },
  { id: 'D-12', payway: 'jko', method: 'black_cat', wish: { item_type: 'standalone', product: { exclusive: true } }, block: 'preorder' },
])('$id $payway by $method for $wish: $block', ({ payway, method, wish, block }) => {
  expect(paywayBlock(payway, goods(method, wish))).toBe(block)
})

test('CK3-10 only what is shown and free can be chosen', () => {
  const facts = { ...goods('black_cat', preorder), language: 'zh' as const, device: everyDevice }
  expect(payways.filter((payway) => isPaywayOffered(payway, facts))).toEqual(['credit_cards'])
})

test.each<{ payway: Payway; method: ShippingMethod; wish: LineWish; status: string | null }>([
  { payway: 'when_received', method: 'seven', wish: plain, status: 'nocod_error' },
  { payway: 'when_received', method: 'black_cat', wish: preorder, status: 'nocod_error' },
  { payway: 'atm', method: 'black_cat', wish: plain, status: 'atm_error' },
  { payway: 'installment', method: 'black_cat', wish: standalone, status: 'mix_exclusive_error' },
  { payway: 'line', method: 'black_cat', wish: preorder, status: 'mix_exclusive_error' },
  { payway: 'credit_cards', method: 'black_cat', wish: preorder, status: null },
])('CK3-20 the server answers $payway by $method for $wish with $status', ({ payway, method, wish, status }) => {
  expect(paywayRefusal(payway, goods(method, wish))).toBe(status)
})

test('OAP-03 OAP-04 D-58 payways on the wire', () => {
  expect(payways.map(wirePayway)).toEqual(['credit_cards', 'instalment', 'line_pay', 'jko_pay', 'apple_pay', 'google_pay', 'atm', 'when_received'])
  expect(payways.map(wirePayway).map(paywayOfWire)).toEqual(payways)
})
