import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOfParcel } from './parcel-share.ts'

test('D-68 a parcel costs its goods less their share of the discount', () => {
  expect(priceOfParcel({ items_total: 2000, discount_amount: 100, parcel_items: 1500 })).toBe(1425)
  expect(priceOfParcel({ items_total: 1000, discount_amount: 0, parcel_items: 400 })).toBe(400)
  expect(priceOfParcel({ items_total: 0, discount_amount: 0, parcel_items: 0 })).toBe(0)
})

test('two parcels never cost less together than the goods of the order, and at most a dollar more', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), fc.nat(100), (one, other, percent) => {
      const items_total = one + other
      const discount_amount = Math.floor((items_total * percent) / 100)
      const both =
        priceOfParcel({ items_total, discount_amount, parcel_items: one }) +
        priceOfParcel({ items_total, discount_amount, parcel_items: other })
      expect(both - (items_total - discount_amount)).toBeGreaterThanOrEqual(0)
      expect(both - (items_total - discount_amount)).toBeLessThanOrEqual(1)
    }),
  )
})
