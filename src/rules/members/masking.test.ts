import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './masking.ts'

test.each([
  ['0912345678', '0912***678'],
  ['+886912345678', '0912***678'],
  ['0912-345-678', '0912***678'],
  ['+12025550123', '1202***123'],
  ['110', '***'],
  ['', '***'],
])('the phone %s is shown in lists as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})

test.each([
  ['mei@example.com', 'm***@example.com'],
  ['m@example.com', 'm***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
  ['@example.com', '***'],
  ['nothing', '***'],
])('the address %s is shown in lists as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test('no more than seven figures of a phone are ever shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (phone) => {
      expect(maskPhone(phone).replaceAll(/\D/g, '').length).toBeLessThanOrEqual(7)
    }),
  )
})
