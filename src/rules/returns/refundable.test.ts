import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatus } from '#rules/orders/order.ts'
import { amountOf } from './refund-share.ts'
import { isRefundable, openPartsOf, unitsOfParcel, type RefundableOrder } from './refundable.ts'

/** Goods for 1,500 and for 500, which travel apart, less a code over 100. */
function order(statuses: readonly [OrderStatus, OrderStatus], given: RefundableOrder['given'] = []): RefundableOrder {
  return {
    discount: 100,
    fees: { delivery: 80, handling: 30 },
    parcels: statuses.map((status, index) => ({ id: index + 1, status })),
    lines: [
      { id: 11, parcelId: 1, quantity: 1, subTotal: 1500, points: 0 },
      { id: 12, parcelId: 2, quantity: 2, subTotal: 500, points: 0 },
    ],
    given,
  }
}

test('D-68 a parcel costs its goods less their share of the discount, and less what went back of them', () => {
  expect([1, 2].map((id) => amountOf(unitsOfParcel(order(['picking', 'picking']), id)))).toEqual([1425, 475])
  const given = [{ lineId: 12, fee: null, units: 1, amount: 237 }]
  expect([1, 2].map((id) => amountOf(unitsOfParcel(order(['picking', 'picking'], given), id)))).toEqual([1425, 238])
})

test('something goes back by line from picking until the order is finished, and only of parcels that have not ended', () => {
  expect(
    (['confirmed', 'picking', 'delivering', 'delivered', 'finished', 'archived', 'refunding', 'cancel'] as const).filter(isRefundable),
  ).toEqual(['picking', 'delivering', 'delivered', 'finished'])
  const { open, fees } = openPartsOf(order(['finished', 'refunded'], [{ lineId: null, fee: 'delivery', units: 0, amount: 50 }]))
  expect([[...open.keys()], fees]).toEqual([[11], { delivery: 30, handling: 30 }])
  expect(openPartsOf(order(['refunded', 'cancel']))).toEqual({ open: new Map(), fees: { delivery: 0, handling: 0 } })
})

test('D-68 the parcels of an order cost together exactly what was paid for its goods', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9000), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 6 }),
      fc.nat(100),
      (drawn, percent) => {
        const lines = drawn.map(([price, quantity], id) => ({ id, parcelId: id % 2, quantity, subTotal: price * quantity, points: 0 }))
        const items = lines.reduce((total, { subTotal }) => total + subTotal, 0)
        const discount = Math.floor((items * percent) / 100)
        const units = [0, 1].flatMap((id) => unitsOfParcel({ discount, lines, given: [] }, id))
        expect(amountOf(units)).toBe(items - discount)
      },
    ),
  )
})
