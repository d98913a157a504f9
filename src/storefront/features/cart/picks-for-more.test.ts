import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBundleReady, type Bundle } from '#rules/cart/bundle.ts'
import { picksForMore } from './picks-for-more.ts'

/** Three polishes per box, at most two of one, the base coat always among them. */
const box: Bundle = {
  optional_bundles: [
    { product_id: 1, required: true, max_amount: 2, quantity: 1 },
    { product_id: 2, required: false, max_amount: 2, quantity: 0 },
    { product_id: 3, required: false, max_amount: 2, quantity: 0 },
  ],
  optional_bundles_max_quantity: 3,
}

test('BND-12 a second box takes the same polishes again', () => {
  const picks = [
    { product_id: 1, quantity: 1 },
    { product_id: 2, quantity: 2 },
  ]
  expect(picksForMore(box, { quantity: 2, picks })).toEqual([
    { product_id: 1, quantity: 2 },
    { product_id: 2, quantity: 4 },
  ])
})

test('a line without a bundle has no picks', () => {
  expect(picksForMore({ optional_bundles: [], optional_bundles_max_quantity: 0 }, { quantity: 3, picks: [] })).toEqual([])
})

test('BND-04 BND-13 however often it gets more, the bundle stays complete', () => {
  const start = [
    { product_id: 1, quantity: 1 },
    { product_id: 2, quantity: 1 },
    { product_id: 3, quantity: 1 },
  ]
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), (quantities) => {
      let picks = start
      for (const quantity of quantities.toSorted((a, b) => a - b)) {
        picks = picksForMore(box, { quantity, picks })
        expect(isBundleReady(box, { quantity, picks })).toBe(true)
      }
    }),
  )
})
