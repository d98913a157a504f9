import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveFromCart, leaveForCheckout } from './handover.ts'

const visited: string[] = []
const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('location', { assign: (address: string) => visited.push(address) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  visited.length = 0
  kept.clear()
})

test('CRT-05 the cart leads to the checkout of its language and hands the selected lines over', () => {
  leaveForCheckout({ cartItemIds: [3, 8], discountCode: null, language: 'en' })
  expect(visited).toEqual(['/en/steps'])
  expect(arriveFromCart()).toEqual({ cartItemIds: [3, 8], discountCode: null })
})

test('DSC-10 the code that holds travels with the lines', () => {
  leaveForCheckout({ cartItemIds: [3], discountCode: 'PLUM200', language: 'zh' })
  expect(arriveFromCart()).toEqual({ cartItemIds: [3], discountCode: 'PLUM200' })
})

test('CKO-01 D-46 a reload finds nothing any more', () => {
  leaveForCheckout({ cartItemIds: [3], discountCode: null, language: 'zh' })
  arriveFromCart()
  expect(arriveFromCart()).toBeNull()
})

test('CKO-01 D-46 a bookmark finds nothing', () => {
  expect(arriveFromCart()).toBeNull()
})

test.each([
  '[3]',
  '"3"',
  '{',
  'null',
  '{"cartItemIds":[],"discountCode":null}',
  '{"cartItemIds":[1.5],"discountCode":null}',
  '{"cartItemIds":[3],"discountCode":5}',
])('what nobody handed over is not taken: %s', (foreign) => {
  kept.set('checkout-from-cart', foreign)
  expect(arriveFromCart()).toBeNull()
})
