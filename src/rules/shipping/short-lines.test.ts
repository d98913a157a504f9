import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#rules/money.ts'
import { shortLines, type LineToSend, type Units } from './short-lines.ts'

const [polish, base, file, set] = [1, 2, 3, 9]
const line = (id: number, more: Partial<LineToSend> = {}): LineToSend => ({
  id,
  productId: polish,
  quantity: 1,
  isGift: false,
  price: 390,
  points: 0,
  picks: [],
  ...more,
})
const gift = { isGift: true, price: 0 }
const bundle = (id: number, quantity: number, picks: readonly Units[]) => line(id, { productId: set, quantity, price: 990, picks })
const some = (productId: number, quantity: number) => ({ productId, quantity })

test.each([
  ['of nine polishes one', [line(1, { quantity: 9 })], [some(polish, 1)], [[1, 1]]],
  ['what was bought before what was paid with points', [line(1, { price: 0, points: 100 }), line(2)], [some(polish, 1)], [[2, 1]]],
  [
    'what was bought before a gift, and then the gift',
    [line(1, { quantity: 2 }), line(2, gift), line(3, { productId: base })],
    [some(polish, 3)],
    [
      [1, 2],
      [2, 1],
    ],
  ],
  ['the dearer one before an add-on', [line(1, { price: 290 }), line(2)], [some(polish, 1)], [[2, 1]]],
  ['what was bought alone before what was picked', [bundle(1, 1, [some(polish, 3)]), line(2)], [some(polish, 1)], [[2, 1]]],
  ['a bundle without one of its picks', [bundle(1, 1, [some(polish, 3)]), line(2, { productId: base })], [some(polish, 1)], [[1, 1]]],
  ['one of two bundles, for up to three picks', [bundle(1, 2, [some(polish, 4), some(base, 2)])], [some(polish, 3)], [[1, 1]]],
] as const)('D-115 short is %s', (...[, lines, missing, expected]) => {
  const short = shortLines(lines, missing)
  expect(short.ok && short.value.map(({ lineId, units }) => [lineId, units])).toEqual(expected)
})

test('D-115 with a bundle that is not sent its other picks stay as well, so that the ones that are sent stay alike', () => {
  const short = shortLines([bundle(1, 2, [some(polish, 3), some(base, 2), some(file, 1)])], [some(base, 1)])
  expect(short).toEqual({
    ok: true,
    value: [
      {
        lineId: 1,
        units: 1,
        goods: [
          { productId: set, quantity: 1, lost: 0 },
          { productId: polish, quantity: 2, lost: 0 },
          { productId: base, quantity: 1, lost: 1 },
        ],
      },
    ],
  })
})

test.each([
  [[some(polish, 2)], { code: 'too_many_missing', productId: polish, most: 1 }],
  [[some(file, 1)], { code: 'too_many_missing', productId: file, most: 0 }],
  [[some(polish, 0)], { code: 'nothing_missing' }],
  [[], { code: 'nothing_missing' }],
  // Only the gift would be on its way.
  [[some(polish, 1)], { code: 'nothing_left_to_send' }],
] as const)('D-115 more than there is, nothing, or all that was bought is refused: %j', (missing, refusal) => {
  expect(shortLines([line(1), line(2, { ...gift, productId: base })], missing)).toEqual({ ok: false, refusal })
})

const anyPicks = (quantity: number) =>
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(100)).map(([each, chance]) => {
    const total = each * quantity
    const [first, second] = [chance % (total + 1), Math.floor((total - (chance % (total + 1))) / 2)]
    return [some(polish, first), some(base, second), some(file, total - first - second)].filter((pick) => pick.quantity > 0)
  })
const anyLine = fc.integer({ min: 1, max: 6 }).chain((quantity) =>
  fc.record({
    productId: fc.constantFrom(polish, base, file),
    quantity: fc.constant(quantity),
    price: fc.constantFrom(0, 60, 390),
    points: fc.constantFrom(0, 100),
    isGift: fc.boolean(),
    picks: fc.oneof(fc.constant([]), anyPicks(quantity)),
  }),
)

test('PCK-19 whatever is missing, it is short in some line, no line is short of more than it has, and every bundle that is sent is whole', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6)),
      (drawn, [polishes, bases, files]) => {
        const lines = drawn.map((each, index) => ({ ...each, id: index + 1, productId: each.picks.length > 0 ? set : each.productId }))
        const missing = [some(polish, polishes), some(base, bases), some(file, files)]
        const short = shortLines(lines, missing)
        if (!short.ok) return
        const lost = (productId: number) =>
          sum(short.value.flatMap(({ goods }) => goods.filter((each) => each.productId === productId).map((each) => each.lost)))
        for (const { productId, quantity } of missing) expect(lost(productId)).toBe(quantity)
        for (const { lineId, units, goods } of short.value) {
          const { quantity, picks } = lines.find(({ id }) => id === lineId) as LineToSend
          expect(units).toBeLessThanOrEqual(quantity)
          for (const each of goods) expect(each.lost).toBeLessThanOrEqual(each.quantity)
          const each = sum(picks.map((pick) => pick.quantity)) / quantity
          const [own, ...ofBundle] = goods
          expect([own?.quantity, sum(ofBundle.map((pick) => pick.quantity))]).toEqual([units, each * units])
          for (const pick of ofBundle)
            expect(pick.quantity).toBeLessThanOrEqual(picks.find(({ productId }) => productId === pick.productId)?.quantity ?? 0)
        }
      },
    ),
  )
})
