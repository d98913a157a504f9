import { expect, test } from 'vitest'
import { canBeHeld } from './hold.ts'
import { orderStatuses } from './order.ts'

test('DSK-16 an order can be held as long as one of its parcels has not been handed over', () => {
  const holdable = orderStatuses.filter((status) => canBeHeld([{ status }]))
  expect(holdable).toEqual(['uncharged', 'pending_payment', 'confirmed', 'picking'])
  expect(canBeHeld([{ status: 'delivering' }, { status: 'picking' }])).toBe(true)
  expect(canBeHeld([{ status: 'delivering' }, { status: 'finished' }])).toBe(false)
})
