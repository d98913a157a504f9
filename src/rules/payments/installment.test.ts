import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedPeriod, installmentPeriods, periodsFor, planInstallments } from './installment.ts'

test.each([
  [1, [3]],
  [5999, [3]],
  [6000, [3, 6]],
  [11_999, [3, 6]],
  [12_000, [3, 6, 12]],
])('CK3-18 a total of %d can be paid in %j parts', (total, periods) => {
  expect(periodsFor(total)).toEqual(periods)
})

test('CK4-23 a period that is no longer allowed falls back to 3', () => {
  expect([allowedPeriod(12, 12_000), allowedPeriod(12, 11_999), allowedPeriod(6, 5999), allowedPeriod(5, 9999)]).toEqual([12, 3, 3, 3])
})

test('CK3-19 PAY-12 the first payment takes the remainder', () => {
  expect(planInstallments(6002, 3)).toEqual({ number_of_instalments: 3, first_payment: 2002, each_payment: 2000 })
})

test('CK3-19 the payments always add up to the total, and the first is never the smaller one', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.constantFrom(...installmentPeriods), (total, period) => {
      const plan = planInstallments(total, period)
      expect(plan.first_payment + plan.each_payment * (period - 1)).toBe(total)
      expect(plan.first_payment - plan.each_payment).toBeGreaterThanOrEqual(0)
      expect(plan.first_payment - plan.each_payment).toBeLessThan(period)
    }),
  )
})
