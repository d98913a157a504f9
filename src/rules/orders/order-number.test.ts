import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newOrderNumber, newShareCode, newShareToken, newUid } from './order-number.ts'
import { orderTabs } from './order.ts'

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })

test('D-57 D-59 an order number has 12 characters of A-Z and 2-9 and meets no tab', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(newOrderNumber(random)).toMatch(/^[A-Z2-9]{12}$/)
    }),
  )
  expect(orderTabs.filter((tab) => /^[A-Z2-9]{12}$/.test(tab))).toEqual([])
})

test('other chance gives another number', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1_000_000), { minLength: 2, maxLength: 20 }), (seeds) => {
      const numbers = seeds.map((seed) => newOrderNumber(Uint8Array.from({ length: 16 }, (_, index) => (seed * (index + 7)) % 251)))
      const inputs = seeds.map((seed) => Array.from({ length: 16 }, (_, index) => (seed * (index + 7)) % 251).join())
      expect(new Set(numbers).size).toBe(new Set(inputs).size)
    }),
  )
})

test('uid, share token and share code keep their shapes', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(newUid(random)).toMatch(/^U[A-Z2-9]{9}$/)
      expect(newShareToken(random)).toMatch(/^[A-Z2-9]{20}$/)
      expect(newShareCode(random)).toMatch(/^[A-Z2-9]{8}$/)
    }),
  )
})

test('too little chance is a bug, not a guessable number', () => {
  expect(() => newOrderNumber(new Uint8Array(8))).toThrow('16 random bytes')
})
