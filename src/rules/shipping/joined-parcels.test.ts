import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needlessFees, type FeeOfOrder } from './joined-parcels.ts'

const order = (number: string, fee: number, more: Partial<FeeOfOrder> = {}): FeeOfOrder => ({ number, fee, back: 0, isPaid: true, ...more })

test.each<[string, FeeOfOrder[], object[]]>([
  ['one order pays its own box', [order('A', 200)], []],
  ['of two equal fees the first pays the box', [order('A', 200), order('B', 200)], [{ number: 'B', amount: 200 }]],
  ['who had it for nothing pays the box', [order('A', 200), order('B', 0)], [{ number: 'A', amount: 200 }]],
  ['cash that has still to come pays the box', [order('A', 200), order('B', 200, { isPaid: false })], [{ number: 'A', amount: 200 }]],
  ['of cash that has still to come nothing goes back', [order('A', 200, { isPaid: false }), order('B', 200, { isPaid: false })], []],
  ['what went back goes back no more', [order('A', 200), order('B', 200, { back: 200 })], []],
  ['of what went back in part the rest', [order('A', 200), order('B', 200, { back: 50 })], [{ number: 'B', amount: 150 }]],
])('DSK-30 %s', (_story, orders, expected) => {
  expect(needlessFees(orders)).toEqual(expected)
})

test('DSK-30 whatever has gone back before, the fee of one order stays', () => {
  const anyOrder = fc.record({ fee: fc.constantFrom(0, 60, 200), isPaid: fc.boolean() })
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 6 }), (facts) => {
      const orders = facts.map((each, index) => ({ ...each, number: String(index), back: 0 }))
      const first = needlessFees(orders)
      expect(first.length).toBeLessThan(orders.length)
      const back = new Map(first.map(({ number, amount }) => [number, amount]))
      expect(needlessFees(orders.map((each) => ({ ...each, back: back.get(each.number) ?? 0 })))).toEqual([])
    }),
  )
})
