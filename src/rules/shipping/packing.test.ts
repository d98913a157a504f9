import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countIn, expectedWeight, isWeightRight, judgeScan, unitsLeft, type Packed } from './packing.ts'

const parcel: Packed[] = [
  { productId: 1, units: 2, counted: 1 },
  { productId: 2, units: 1, counted: 1 },
]

test.each([
  [1, 'right'],
  [2, 'enough'],
  [3, 'wrong'],
  [null, 'unknown'],
])('scanning product %s is %s', (productId, verdict) => {
  expect(judgeScan(parcel, productId)).toBe(verdict)
})

test('whatever is scanned, nothing is counted beyond what belongs in the parcel, and it is full when every unit was scanned', () => {
  const wanted = fc.uniqueArray(fc.record({ productId: fc.integer({ min: 1, max: 5 }), units: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ productId }) => productId,
  })
  const pressed = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 6 }), by: fc.constantFrom(1 as const, -1 as const) }))
  fc.assert(
    fc.property(wanted, pressed, (goods, presses) => {
      let packed: Packed[] = goods.map((each) => ({ ...each, counted: 0 }))
      for (const press of presses) packed = countIn(packed, press)
      for (const { counted, units } of packed) expect(counted >= 0 && counted <= units).toBe(true)
      for (const { productId, units } of goods) for (let unit = 0; unit < units; unit += 1) packed = countIn(packed, { productId, by: 1 })
      expect(unitsLeft(packed)).toBe(0)
    }),
  )
})

test.each([
  [1000, 1000, true],
  [1050, 1000, true],
  [1051, 1000, false],
  [950, 1000, true],
  [949, 1000, false],
  [130, 100, true],
  [131, 100, false],
  [70, 100, true],
  [1, null, true],
])('a parcel of %i g that should weigh %s is right: %s', (weighed, expected, isRight) => {
  expect(isWeightRight({ weighed, expected })).toBe(isRight)
})

test('what a parcel should weigh is its goods and its box, and nobody knows while one of them has no weight', () => {
  expect(
    expectedWeight(
      [
        { units: 2, grams: 50 },
        { units: 1, grams: 20 },
      ],
      80,
    ),
  ).toBe(200)
  expect(
    expectedWeight(
      [
        { units: 2, grams: 50 },
        { units: 1, grams: null },
      ],
      80,
    ),
  ).toBeNull()
})
