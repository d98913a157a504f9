import { expect, test } from 'vitest'
import type { OrderStatus } from '#rules/orders/order.ts'
import { pointsBrought, pointsTooMany, type OrderPoints } from './points-of-order.ts'

/** Two parcels: goods for 3,000 and for 1,000, less a code over 200. The order brings 126 points. */
function order(statuses: readonly [OrderStatus, OrderStatus], given: OrderPoints['given'] = []): OrderPoints {
  return {
    earned: 126,
    discount: 200,
    parcels: statuses.map((status, index) => ({ id: index + 1, status })),
    lines: [
      { id: 1, parcelId: 1, quantity: 2, subTotal: 3000, points: 0 },
      { id: 2, parcelId: 2, quantity: 1, subTotal: 1000, points: 0 },
    ],
    given,
  }
}
const back = (lineId: number, amount: number) => ({ lineId, fee: null, units: 1, amount })

test.each([
  [order(['finished', 'finished']), 126, 126],
  [order(['finished', 'picking']), 94, 126],
  [order(['finished', 'refunded']), 94, 94],
  [order(['picking', 'picking']), 0, 126],
  // A unit for 1,425 of 3,800: 47 points.
  [order(['finished', 'finished'], [back(1, 1425)]), 79, 79],
  // It was in a parcel that came to nothing afterwards, and earns nothing anyway.
  [order(['finished', 'refunded'], [back(2, 950)]), 94, 94],
  [order(['finished', 'finished'], [back(1, 2850), back(2, 950)]), 0, 0],
] as const)('D-68 an order brings what belongs to the goods that stay with their buyer (%#)', (facts, now, inTheEnd) => {
  expect([pointsBrought(facts, 'now'), pointsBrought(facts, 'in the end')]).toEqual([now, inTheEnd])
})

test('what could not be taken before is taken with the next part', () => {
  const facts = order(['finished', 'finished'], [back(1, 1425), back(1, 1425)])
  expect(pointsBrought(facts, 'now')).toBe(32)
  expect([pointsTooMany(facts, 79), pointsTooMany(facts, 100), pointsTooMany(facts, 10)]).toEqual([47, 68, 0])
})
