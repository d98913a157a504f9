import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canRemove } from './factors.ts'

test.each([
  { has: { password: true, totp: true, passkeys: 0 }, which: 'totp', goes: false },
  { has: { password: true, totp: true, passkeys: 1 }, which: 'totp', goes: true },
  { has: { password: true, totp: true, passkeys: 1 }, which: 'passkey', goes: true },
  { has: { password: true, totp: false, passkeys: 1 }, which: 'passkey', goes: false },
  { has: { password: false, totp: false, passkeys: 1 }, which: 'passkey', goes: false },
  { has: { password: false, totp: false, passkeys: 2 }, which: 'passkey', goes: true },
  { has: { password: false, totp: true, passkeys: 1 }, which: 'passkey', goes: false },
] as const)('of $has the $which can go: $goes', ({ has, which, goes }) => {
  expect(canRemove(has, which)).toBe(goes)
})

test('whatever goes, a second factor stays, and a way to sign in', () => {
  const factors = fc.record({ password: fc.boolean(), totp: fc.boolean(), passkeys: fc.integer({ min: 0, max: 10 }) })
  fc.assert(
    fc.property(factors, fc.constantFrom('totp', 'passkey'), (has, which) => {
      if (!canRemove(has, which)) return
      const left = which === 'totp' ? { ...has, totp: false } : { ...has, passkeys: has.passkeys - 1 }
      expect(left.totp || left.passkeys > 0).toBe(true)
      expect(left.passkeys > 0 || (left.password && left.totp)).toBe(true)
    }),
  )
})
