import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import type { Language } from '#rules/locale.ts'
import { factsOf, methodOfPayway, paymentMethodIds, paymentMethods, paywayOf, type PaymentMethod } from './payment-methods.ts'
import { blockOf, isPaymentOffered, offerPaymentMethods, paymentBlock, paymentRefusal, type PaymentBlock } from './payway.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'

const everyDevice = { apple: true, google: true }
const plain: LineWish = {}
const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }
const standalone: LineWish = { item_type: 'standalone' }
const goods = (delivery: ShippingMethod, wish: LineWish, items_total = 390) => ({
  delivery,
  flags: flagsOf([cartLine(1, wish)]),
  items_total,
})
const shown = (delivery: ShippingMethod, { wish = plain, language = 'zh' as Language, device = everyDevice } = {}) => {
  const { card, wallet, other } = offerPaymentMethods({ ...goods(delivery, wish), language, device })
  return [card, wallet, other].map((group) => group.map(({ method, block }) => (block ? `${method}: ${block}` : method)))
}

test('CK3-01 a card in one sum and in parts are the two ways with card fields', () => {
  expect(paymentMethodIds.filter((method) => factsOf(method).entry === 'card')).toEqual(['credit_cards', 'installment'])
})

test('CK3-01 CK3-17 home delivery of plain goods', () => {
  expect(shown('black_cat')).toEqual([
    ['credit_cards', 'installment'],
    expect.arrayContaining(['line', 'jko', 'apple', 'google']),
    ['when_received'],
  ])
})

test('CK3-13 CK1-12 D-44 nothing is paid at the counter of a store, nor abroad', () => {
  expect(shown('seven').at(2)).toEqual([])
  expect(shown('ups').at(2)).toEqual(['atm'])
})

test('CK3-14 CK3-08 D-43 chilled goods: ATM is there, cash shows why it is not', () => {
  expect(shown('refrigeration', { wish: { product: { temperature: 'refrigeration' } } }).at(2)).toEqual([
    'atm',
    'when_received: low_temperature',
  ])
})

test('CK3-02 installment shows only in Chinese and when allowed', () => {
  expect(shown('black_cat', { language: 'en' }).at(0)).toEqual(['credit_cards'])
  expect(shown('black_cat', { wish: standalone }).at(0)).toEqual(['credit_cards'])
})

const isOfDevice = (name: string) => name === 'apple' || name === 'google'

test('CK3-03 CK3-04 CK3-05 LINE and JKO are always there, Apple and Google where the device has them', () => {
  expect(
    shown('seven', { device: { apple: false, google: false } })
      .at(1)
      ?.filter(isOfDevice),
  ).toEqual([])
  expect(shown('seven', { device: { apple: true, google: false } }).at(1)).toEqual(expect.arrayContaining(['line', 'jko', 'apple']))
  expect(
    shown('seven', { device: { apple: true, google: false } })
      .at(1)
      ?.filter(isOfDevice),
  ).toEqual(['apple'])
})

test('CK3-16 D-42 a preorder is paid by card or ATM; the others are shown with the reason', () => {
  expect(shown('black_cat', { wish: preorder })).toEqual([
    ['credit_cards'],
    expect.arrayContaining(['line: preorder', 'jko: preorder', 'apple: preorder', 'google: preorder']),
    ['when_received: preorder'],
  ])
  expect(shown('freezing', { wish: { ...preorder, product: { exclusive: true, temperature: 'freezing' } } }).at(2)).toEqual([
    'atm',
    'when_received: preorder',
  ])
})

test.each<{ id: string; method: PaymentMethod; delivery: ShippingMethod; wish: LineWish; block: PaymentBlock | null }>([
  { id: 'CK3-12', method: 'when_received', delivery: 'black_cat', wish: standalone, block: 'standalone' },
  { id: 'CK3-12', method: 'installment', delivery: 'black_cat', wish: preorder, block: 'preorder' },
  { id: 'CK3-12', method: 'line', delivery: 'black_cat', wish: standalone, block: null },
  { id: 'CK3-15', method: 'when_received', delivery: 'black_cat', wish: { product: { cod: false } }, block: 'cod_blocked' },
  { id: 'CK3-17', method: 'atm', delivery: 'black_cat', wish: plain, block: 'delivery' },
  { id: 'CK3-17', method: 'atm', delivery: 'seven', wish: plain, block: 'delivery' },
  { id: 'D-43', method: 'atm', delivery: 'freezing', wish: plain, block: null },
  { id: 'D-12', method: 'jko', delivery: 'black_cat', wish: { item_type: 'standalone', product: { exclusive: true } }, block: 'preorder' },
])('$id $method by $delivery for $wish: $block', ({ method, delivery, wish, block }) => {
  expect(paymentBlock(method, goods(delivery, wish))).toBe(block)
})

test('CK3-10 only what is shown and free can be chosen', () => {
  const facts = { ...goods('black_cat', preorder), language: 'zh' as const, device: everyDevice }
  expect(paymentMethodIds.filter((method) => isPaymentOffered(method, facts))).toEqual(['credit_cards'])
})

test.each<{ method: PaymentMethod; delivery: ShippingMethod; wish: LineWish; status: string | null }>([
  { method: 'when_received', delivery: 'seven', wish: plain, status: 'nocod_error' },
  { method: 'when_received', delivery: 'black_cat', wish: preorder, status: 'nocod_error' },
  { method: 'atm', delivery: 'black_cat', wish: plain, status: 'atm_error' },
  { method: 'installment', delivery: 'black_cat', wish: standalone, status: 'mix_exclusive_error' },
  { method: 'line', delivery: 'black_cat', wish: preorder, status: 'mix_exclusive_error' },
  { method: 'credit_cards', delivery: 'black_cat', wish: preorder, status: null },
])('CK3-20 the server answers $method by $delivery for $wish with $status', ({ method, delivery, wish, status }) => {
  expect(paymentRefusal(method, goods(delivery, wish))).toBe(status)
})

test('D-58 a payway that is sent leads to the method that carries it', () => {
  expect(paymentMethodIds.map(paywayOf).map(methodOfPayway)).toEqual(paymentMethodIds)
})

test('a method is offered between its least and its most, both included', () => {
  const small = { ...paymentMethods.line, amounts: { least: 100, most: 20_000 } }
  expect([99, 100, 20_000, 20_001].map((items_total) => blockOf(small, goods('seven', plain, items_total)))).toEqual([
    'amount',
    null,
    null,
    'amount',
  ])
})
