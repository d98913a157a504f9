import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#rules/money.ts'
import { allowanceLines } from './allowance-lines.ts'

const otherwise = 'returned'

test('DSK-18 an allowance names what goes back, line by line', () => {
  const parts = [
    { name: 'cream', units: 2, amount: 2080 },
    { name: 'gel', units: 3, amount: 1000 },
    { name: 'candle', units: 0, amount: 50 },
    { name: 'delivery', units: 0, amount: 0 },
  ]
  expect(allowanceLines(parts, { amount: 3130, otherwise })).toEqual([
    { name: 'cream', quantity: 2, price: 1040, amount: 2080 },
    { name: 'gel x3', quantity: 1, price: 1000, amount: 1000 },
    { name: 'candle', quantity: 1, price: 50, amount: 50 },
  ])
  expect(allowanceLines(parts, { amount: 3000, otherwise })).toEqual([{ name: otherwise, quantity: 1, price: 3000, amount: 3000 }])
  expect(allowanceLines([], { amount: 10, otherwise })).toHaveLength(1)
})

test('the lines of an allowance always add up to it, and each is its price times its quantity', () => {
  const part = fc.record({ name: fc.constantFrom('a', 'b'), units: fc.nat(9), amount: fc.nat(9999) })
  fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 1, max: 99_999 }), (parts, other) => {
      for (const amount of [other, sum(parts.map((each) => each.amount)) || other]) {
        const lines = allowanceLines(parts, { amount, otherwise })
        expect(sum(lines.map((line) => line.amount))).toBe(amount)
        for (const line of lines) expect(line.price * line.quantity).toBe(line.amount)
      }
    }),
  )
})
