import fc from 'fast-check'
import { expect, test } from 'vitest'
import { virtualAccount } from './virtual-account.ts'

const company = '99123'

test('PAY-05 the check digit is the one that the bank counts', () => {
  expect(virtualAccount({ company, serial: 42, amount: 1260 })).toBe('99123000000426')
})

test('PAY-05 an account has fourteen digits, and does not take one dollar more', () => {
  const facts = fc.record({
    serial: fc.nat(9_999_999),
    amount: fc.integer({ min: 1, max: 20_000_000 }).filter((amount) => amount % 10 !== 9),
  })
  fc.assert(
    fc.property(facts, ({ serial, amount }) => {
      const account = virtualAccount({ company, serial, amount })
      expect(account).toMatch(/^99123\d{9}$/)
      expect(virtualAccount({ company, serial, amount: amount + 1 })).not.toBe(account)
    }),
  )
})
