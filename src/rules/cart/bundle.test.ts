import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeMainQuantity, changePick, choiceOfLine, firstChoice, stepperOf } from './bundle-choice.ts'
import { bundlesInStock, checkBundle, countPicks, isBundleReady, picksNeeded, trimPicks, type Bundle } from './bundle.ts'

const top = 201
const base = 202
const oil = 203
const entry = (product_id: number, more: { required?: boolean; max_amount?: number; quantity?: number } = {}) => ({
  product_id,
  required: false,
  max_amount: 3,
  quantity: 0,
  ...more,
})
const trio: Bundle = {
  optional_bundles: [entry(top, { required: true }), entry(base), entry(oil, { max_amount: 1 })],
  optional_bundles_max_quantity: 3,
}
const picks = (...quantities: [number, number, number]) =>
  [top, base, oil].map((product_id, index) => ({ product_id, quantity: quantities[index] ?? 0 }))
const refused = (code: string, needed = 3) => ({ ok: false, refusal: { code, needed } })

test('BND-03 BND-04 a bundle is ready when the picks are as many as main units need', () => {
  expect(picksNeeded(trio, 2)).toBe(6)
  expect(isBundleReady(trio, { quantity: 1, picks: picks(2, 1, 0) })).toBe(true)
  expect(isBundleReady(trio, { quantity: 2, picks: picks(2, 1, 0) })).toBe(false)
})

test('a product without a bundle is ready without picks', () => {
  const none: Bundle = { optional_bundles: [], optional_bundles_max_quantity: 0 }
  expect(checkBundle(none, { quantity: 3, picks: [] })).toEqual({ ok: true, value: [] })
  expect(checkBundle(none, { quantity: 3, picks: [{ product_id: top, quantity: 1 }] })).toEqual(refused('unknown_pick', 0))
})

test.each([
  ['incomplete', picks(1, 1, 0)],
  ['required_missing', picks(0, 3, 0)],
  ['too_many_picks', picks(1, 0, 2)],
  ['too_many_picks', picks(3, -1, 1)],
  ['unknown_pick', [...picks(2, 0, 0), { product_id: 999, quantity: 1 }]],
  [
    'unknown_pick',
    [
      { product_id: top, quantity: 2 },
      { product_id: top, quantity: 1 },
    ],
  ],
  ['incomplete', picks(3, 1, 0)],
])('BND-05 BND-08 BND-09 BND-13 %s', (code, chosen) => {
  expect(checkBundle(trio, { quantity: 1, picks: chosen })).toEqual(refused(code))
})

test('D-18 fewer units keep the first picks, within their limits, and required ones to the last', () => {
  expect(trimPicks(trio, { quantity: 1, picks: picks(1, 3, 2) })).toEqual(picks(1, 2, 0).slice(0, 2))
  expect(trimPicks(trio, { quantity: 1, picks: picks(5, 0, 0) })).toEqual([{ product_id: top, quantity: 3 }])
  const lastRequired: Bundle = { ...trio, optional_bundles: [entry(base), entry(top, { required: true })] }
  expect(
    trimPicks(lastRequired, {
      quantity: 1,
      picks: [
        { product_id: base, quantity: 3 },
        { product_id: top, quantity: 1 },
      ],
    }),
  ).toEqual([
    { product_id: base, quantity: 2 },
    { product_id: top, quantity: 1 },
  ])
})

test('a product that has lost its bundle needs no picks', () => {
  expect(picksNeeded({ optional_bundles: [], optional_bundles_max_quantity: 3 }, 2)).toBe(0)
})

test('BND-10 empty picks are not sent', () => {
  expect(checkBundle(trio, { quantity: 1, picks: picks(3, 0, 0) })).toEqual({ ok: true, value: [{ product_id: top, quantity: 3 }] })
})

test.each([
  [{ [top]: 100, [base]: 100, [oil]: 100 }, 5],
  [{ [top]: 4, [base]: 4, [oil]: 3 }, 3],
  [{ [top]: 0, [base]: 100, [oil]: 100 }, 0],
  [{ [top]: 1, [base]: 2, [oil]: 0 }, 1],
])('D-18 the stock of the picks %j suffices for %d main units', (stock, units) => {
  const free = new Map(Object.entries(stock).map(([id, quantity]) => [Number(id), quantity]))
  expect(bundlesInStock(trio, { stock: free, limit: 5 })).toBe(units)
})

test('BND-09 the picker opens with each required entry once', () => {
  expect(firstChoice(trio)).toEqual({ quantity: 1, picks: picks(1, 0, 0), memory: {} })
  expect(choiceOfLine(trio, { quantity: 2, optional_items: [{ product_id: base, quantity: 3 }] }).picks).toEqual(picks(0, 3, 0))
})

test('BND-06 BND-07 D-76 dropping resets picks to 1, rising again restores them', () => {
  const three = changePick(trio, { choice: { quantity: 3, picks: picks(5, 0, 0), memory: {} }, pick: { product_id: base, quantity: 4 } })
  const one = changeMainQuantity(three, 1)
  expect(one.picks).toEqual(picks(1, 1, 0))
  expect(changeMainQuantity(one, 3).picks).toEqual(picks(5, 4, 0))
  expect(changeMainQuantity(one, 2).picks, 'a quantity that was never there keeps the present picks').toEqual(picks(1, 1, 0))
  expect(changeMainQuantity(one, 1)).toBe(one)
})

test('BND-08 BND-09 a stepper never leaves its limits', () => {
  const choice = { quantity: 1, picks: picks(2, 0, 0), memory: {} }
  expect(stepperOf(trio, { choice, product_id: top })).toEqual({ least: 1, most: 3 })
  expect(stepperOf(trio, { choice, product_id: base })).toEqual({ least: 0, most: 1 })
  expect(changePick(trio, { choice, pick: { product_id: top, quantity: 0 } }).picks).toEqual(picks(1, 0, 0))
  expect(stepperOf(trio, { choice, product_id: 999 })).toEqual({ least: 0, most: 0 })
})

test('BND-16 D-18 nothing is picked that is not there, neither at first nor later', () => {
  const [required, ...others] = trio.optional_bundles
  if (!required) throw new Error('The trio has entries.')
  const short: Bundle = {
    ...trio,
    optional_bundles: [{ ...required, quantity: 2, stock: 1 }, ...others.map((each) => ({ ...each, stock: 0 }))],
  }
  const choice = firstChoice(short)
  expect(choice.picks).toEqual(picks(1, 0, 0))
  expect(stepperOf(short, { choice, product_id: top })).toEqual({ least: 1, most: 1 })
  expect(changePick(short, { choice, pick: { product_id: base, quantity: 2 } }).picks).toEqual(picks(1, 0, 0))
  const gone: Bundle = { ...trio, optional_bundles: trio.optional_bundles.map((each) => ({ ...each, stock: 0 })) }
  expect(firstChoice(gone).picks).toEqual(picks(0, 0, 0))
})

test('D-76 nobody is ever stuck: from whatever was picked, a complete bundle can be reached by steppers', () => {
  const steps = fc.array(
    fc.record({ id: fc.constantFrom(top, base, oil), to: fc.integer({ min: -2, max: 12 }), units: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(steps, (list) => {
      let choice = firstChoice(trio)
      for (const step of list)
        choice = changePick(trio, { choice: changeMainQuantity(choice, step.units), pick: { product_id: step.id, quantity: step.to } })
      for (const id of [top, base, oil]) choice = changePick(trio, { choice, pick: { product_id: id, quantity: 0 } })
      for (const id of [top, base, oil]) choice = changePick(trio, { choice, pick: { product_id: id, quantity: 99 } })
      expect(countPicks(choice.picks)).toBe(picksNeeded(trio, choice.quantity))
      expect(isBundleReady(trio, choice)).toBe(true)
    }),
  )
})
