import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#rules/money.ts'
import {
  amountOf,
  openUnitsOf,
  partsOf,
  pointsToTake,
  sharesOf,
  spreadOver,
  type GivenPart,
  type GoodsLine,
  type LineWish,
  type OrderGoods,
} from './refund-share.ts'

type Drawn = readonly [quantity: number, subTotal: number, points?: number]
const line = (id: number, [quantity, subTotal, points = 0]: Drawn): GoodsLine => ({ id, quantity, subTotal, points })
const noFees = { delivery: 0, handling: 0 }
/** The example of D-119: A for 1,280 and three B for 390 each, with a code over 200. */
const example: OrderGoods = { lines: [line(1, [1, 1280]), line(2, [3, 1170])], discount: 200 }
const amounts = (goods: OrderGoods, given: readonly GivenPart[] = []) =>
  Object.fromEntries([...openUnitsOf(goods, given)].map(([id, units]) => [id, units.map(({ amount }) => amount)]))

test('what was paid is shared out once over all units, to the last dollar', () => {
  expect(amounts(example)).toEqual({ 1: [1175], 2: [358, 358, 359] })
})

test('units that go back one after the other bring together exactly what was paid', () => {
  const one = partsOf({ open: sharesOf(example), fees: noFees }, { lines: [{ lineId: 2, units: 1 }], fees: noFees })
  expect(one).toMatchObject({ ok: true, value: [{ lineId: 2, units: 1, amount: 358 }] })
  expect(amounts(example, [{ lineId: 2, units: 1, amount: 358 }])).toEqual({ 1: [1175], 2: [358, 359] })
})

test('goodwill is taken from what the units of its line still bring, each its part', () => {
  expect(amounts(example, [{ lineId: 2, units: 0, amount: 100 }])).toEqual({ 1: [1175], 2: [325, 325, 325] })
  expect(amounts(example, [{ lineId: 2, units: 0, amount: 1075 }])).toMatchObject({ 2: [0, 0, 0] })
})

test('a redeemed unit brings back the points that paid it, by their share', () => {
  const goods = { lines: [line(1, [3, 0, 100]), line(2, [1, 50])], discount: 50 }
  expect(sharesOf(goods).get(1)).toEqual([33, 33, 34].map((points) => ({ amount: 0, points })))
  const parts = partsOf({ open: sharesOf(goods), fees: noFees }, { lines: [{ lineId: 1, units: 2 }], fees: noFees })
  expect(parts).toMatchObject({ ok: true, value: [{ units: 2, amount: 0, points: 66 }] })
})

test('earned points go back in proportion, less what was taken before, and never more than were earned', () => {
  const about = { earned: 167, paidForGoods: 5019 }
  expect(pointsToTake({ ...about, taken: 0, goodsBack: 365 })).toBe(12)
  expect(pointsToTake({ ...about, taken: 12, goodsBack: 730 })).toBe(12)
  // Less was there to be taken than was due: it is taken the next time.
  expect(pointsToTake({ ...about, taken: 0, goodsBack: 730 })).toBe(24)
  expect(pointsToTake({ ...about, taken: 0, goodsBack: 5019 })).toBe(167)
  expect(pointsToTake({ earned: 0, paidForGoods: 0, taken: 0, goodsBack: 0 })).toBe(0)
})

test.each([
  [
    { lines: [{ lineId: 2, units: 4 }], fees: noFees },
    { code: 'too_many_units', lineId: 2, most: 3 },
  ],
  [
    { lines: [{ lineId: 9, units: 1 }], fees: noFees },
    { code: 'too_many_units', lineId: 9, most: 0 },
  ],
  [
    { lines: [{ lineId: 1, goodwill: 1176 }], fees: noFees },
    { code: 'too_much_goodwill', lineId: 1, most: 1175 },
  ],
  [
    { lines: [], fees: { delivery: 81, handling: 0 } },
    { code: 'too_much_of_fee', fee: 'delivery', most: 80 },
  ],
  [{ lines: [{ lineId: 1, units: 0 }], fees: noFees }, { code: 'nothing_chosen' }],
  [{ lines: [], fees: noFees }, { code: 'nothing_chosen' }],
] as const)('more than there is, or nothing at all, is refused: %j', (wish, refusal) => {
  expect(partsOf({ open: sharesOf(example), fees: { delivery: 80, handling: 30 } }, wish)).toEqual({ ok: false, refusal })
})

test('what went back for an order as a whole is taken from goods that arrived, by what they bring, then from fees, then from goods to come', () => {
  const facts = { open: sharesOf(example), fees: { delivery: 80, handling: 30 } }
  const spread = (amount: number, hasArrived: (lineId: number) => boolean) =>
    spreadOver(facts, amount, hasArrived)?.map(({ lineId, fee, amount: part }) => [lineId ?? fee, part])
  const parts = (amount: number) => spread(amount, () => true)
  expect(parts(100)).toEqual([
    [1, 52],
    [2, 48],
  ])
  expect(parts(2340)).toEqual([
    [1, 1175],
    [2, 1075],
    ['delivery', 80],
    ['handling', 10],
  ])
  expect(parts(2361)).toBeUndefined()
  const firstHere = (amount: number) => spread(amount, (lineId) => lineId === 1)
  expect(firstHere(100)).toEqual([[1, 100]])
  expect(firstHere(1300)).toEqual([
    [1, 1175],
    [2, 15],
    ['delivery', 80],
    ['handling', 30],
  ])
})

const anyGoods: fc.Arbitrary<OrderGoods> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 500 })), {
    minLength: 1,
    maxLength: 6,
  })
  .chain((drawn) => {
    const lines = drawn.map(([quantity, price, points], index) => line(index + 1, [quantity, quantity * price, points]))
    const whole = sum(lines.map(({ subTotal }) => subTotal))
    return fc.integer({ min: 0, max: whole }).map((discount) => ({ lines, discount }))
  })

/** One step of a history: of which line, how many units, or of what is open how much as goodwill, in thousandths. */
const anySteps = fc.array(
  fc.record({
    line: fc.nat({ max: 5 }),
    units: fc.integer({ min: 0, max: 9 }),
    perMille: fc.integer({ min: 0, max: 1000 }),
    isGoodwill: fc.boolean(),
  }),
  { maxLength: 20 },
)

/** Goes through a history with the rule, as the verb does: what it refuses does not happen. */
function giveBack(goods: OrderGoods, steps: readonly LineWish[]): GivenPart[] {
  const given: GivenPart[] = []
  for (const wish of steps) {
    const parts = partsOf({ open: openUnitsOf(goods, given), fees: noFees }, { lines: [wish], fees: noFees })
    if (!parts.ok) continue
    for (const { lineId, units, amount } of parts.value) if (lineId !== null) given.push({ lineId, units, amount })
  }
  return given
}

test('the shares of all units are what was paid for the goods, and no unit is worth less than nothing', () => {
  fc.assert(
    fc.property(anyGoods, (goods) => {
      const units = [...sharesOf(goods).values()].flat()
      expect(amountOf(units)).toBe(sum(goods.lines.map(({ subTotal }) => subTotal)) - goods.discount)
      expect(units.every(({ amount, points }) => amount >= 0 && points >= 0)).toBe(true)
      for (const { id, points } of goods.lines) expect(sum((sharesOf(goods).get(id) ?? []).map((unit) => unit.points))).toBe(points)
    }),
  )
})

test('after any refunds in any order, what went back and what is open are what was paid; the rest brings exactly that', () => {
  fc.assert(
    fc.property(anyGoods, anySteps, (goods, steps) => {
      const wishes = steps.map(({ line: index, units, perMille, isGoodwill }): LineWish => {
        const lineId = (index % goods.lines.length) + 1
        const { subTotal = 0 } = goods.lines[lineId - 1] ?? {}
        return isGoodwill ? { lineId, goodwill: Math.floor((subTotal * perMille) / 1000) } : { lineId, units }
      })
      const given = giveBack(goods, wishes)
      const open = openUnitsOf(goods, given)
      const paid = sum(goods.lines.map(({ subTotal }) => subTotal)) - goods.discount
      expect(amountOf(given) + amountOf([...open.values()].flat())).toBe(paid)
      for (const { amount } of [...open.values()].flat()) expect(amount).toBeGreaterThanOrEqual(0)
      const rest = [...open].map(([lineId, units]) => ({ lineId, units: units.length }))
      expect(amountOf(giveBack(goods, [...given.map(asWish), ...rest]))).toBe(paid)
    }),
  )
})

function asWish({ lineId, units, amount }: GivenPart): LineWish {
  return units > 0 ? { lineId, units } : { lineId, goodwill: amount }
}

test('points that were taken back are never more than were earned, and all of them once everything is back', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2000 }),
      fc.array(fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 2000 })), { minLength: 1, maxLength: 10 }),
      (earned, steps) => {
        const paidForGoods = sum(steps.map(([amount]) => amount))
        let [taken, goodsBack] = [0, 0]
        for (const [amount, balance] of steps) {
          goodsBack += amount
          taken += Math.min(pointsToTake({ earned, taken, goodsBack, paidForGoods }), balance)
          expect(taken).toBeLessThanOrEqual(earned)
        }
        expect(taken + pointsToTake({ earned, taken, goodsBack, paidForGoods })).toBe(paidForGoods > 0 ? earned : 0)
      },
    ),
  )
})
