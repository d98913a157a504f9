import { expect, test } from 'vitest'
import type { Order } from '#contract/shop/api/order.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { consentCookie, consentIn } from './consent.ts'
import { hashEmail } from './hash-email.ts'
import { isFirstTelling, isNewOrder, purchaseOf } from './purchase.ts'

const line = (id: number, quantity: number) => ({ price: 390, quantity, product: { id, name: `product ${id}` } })
const order = {
  hashed_id: 'K7Q2M9X4TBHE',
  status: 'confirmed',
  grand_total: 1370,
  delivery_fee: 200,
  discount_code: null,
  order_details: [line(1, 2)],
  split_orders: [{ order_details: [line(2, 1)] }],
} as unknown as Order

test('ANA-03 the e-mail travels as SHA-256 of the trimmed address in small letters', async () => {
  const hash = 'a85e9ca18f34935ab9b0381b25bfad2455444112b0149270fd88e3da172fe196'
  expect(await hashEmail('shopper@example.com')).toBe(hash)
  expect(await hashEmail(' Shopper@Example.com ')).toBe(hash)
})

test('ANA-03 a purchase holds the goods of the order and of its parts', async () => {
  expect(await purchaseOf(order, null)).toEqual({
    name: 'purchase',
    transaction_id: 'K7Q2M9X4TBHE',
    value: 1370,
    shipping: 200,
    coupon: null,
    emailHash: null,
    items: [
      { id: 1, name: 'product 1', price: 390, quantity: 2 },
      { id: 2, name: 'product 2', price: 390, quantity: 1 },
    ],
  })
  expect(await purchaseOf(order, 'lin@example.com')).toMatchObject({ emailHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('CK4-21 an order counts as a purchase while it is uncharged, pending or confirmed', () => {
  expect(orderStatuses.filter((status) => isNewOrder({ status }))).toEqual(['uncharged', 'pending_payment', 'confirmed'])
})

test('ANA-04 a browser tells of an order once', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  expect([isFirstTelling('A', storage), isFirstTelling('A', storage), isFirstTelling('B', storage), isFirstTelling('A', storage)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('ANA-01 consent is asked for until it is given or refused', () => {
  expect(consentIn('a=b')).toBe('open')
  expect(consentIn(`a=b; ${consentCookie('given').split(';')[0]}`)).toBe('given')
  expect(consentIn(`${consentCookie('refused').split(';')[0]}; a=b`)).toBe('refused')
  expect(consentIn('tracking_consent=perhaps')).toBe('open')
})
