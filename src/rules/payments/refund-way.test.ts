import { expect, test } from 'vitest'
import { refundWayOf, type PaidWith } from './refund-way.ts'

const paid = (provider: string, method: PaidWith['method']) => ({ provider, method, amount: 3000 })

test.each([
  ['tappay', 'credit_cards', 3000, 'machine'],
  ['tappay', 'credit_cards', 1, 'machine'],
  ['tappay', 'line', 500, 'machine'],
  ['tappay', 'installment', 3000, 'machine'],
  ['tappay', 'installment', 2999, 'bank'],
  ['bank', 'atm', 3000, 'bank'],
  ['courier', 'when_received', 100, 'bank'],
  ['manual', 'credit_cards', 3000, 'bank'],
] as const)('D-64 of what %s took by %s, %d go back by %s', (...[provider, method, amount, way]) => {
  expect(refundWayOf(paid(provider, method), amount)).toBe(way)
})
