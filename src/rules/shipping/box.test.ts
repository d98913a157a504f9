import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTerms } from '#rules/terms.ts'
import { judgeContents, withoutUnits } from './box-contents.ts'
import { boxStates, boxTransitions, endsSoon, judgeBox, labelEnds, moveBox, proposeBox, referenceOf, type BoxEvent } from './box.ts'
import { isTrackingNumber, tidyTrackingNumber } from './tracking-number.ts'
import { judgeAtDoor } from './door-verdict.ts'
import { stepsOfParcel } from './parcel-course.ts'

const events: readonly BoxEvent[] = ['ask', 'answered', 'refused', 'hand_over', 'put_away']

test('every state of a box is reached, and every move that its life does not know is refused', () => {
  const reached = new Set(['open', ...Object.values(boxTransitions).flatMap((moves) => Object.values(moves))])
  expect([...reached].toSorted()).toEqual(boxStates.toSorted())
  for (const state of boxStates)
    for (const event of events) expect(moveBox(state, event).ok, `${event} of ${state}`).toBe(event in boxTransitions[state])
  expect(moveBox('handed_over', 'put_away')).toEqual({ ok: false, refusal: { code: 'no_such_box_move', state: 'handed_over' } })
})

const plain = { carrier: 'seven', sidesMm: [450, 300, 300], sizeClass: 120, weightG: 5000, value: 20_000 } as const

test.each([
  [{}, null],
  [{ sidesMm: [451, 300, 300] }, 'sides'],
  [{ sidesMm: [400, 310, 100] }, 'sides'],
  [{ weightG: 5001 }, 'weight'],
  [{ value: 20_001 }, 'value'],
  [{ sidesMm: null, sizeClass: null, weightG: null }, null],
  [{ carrier: 'tcat', value: 90_000, weightG: 20_000, sizeClass: 150 }, null],
  [{ carrier: 'tcat', weightG: 20_001 }, 'weight'],
  [{ carrier: 'ups', weightG: 99_000, value: 90_000 }, null],
] as const)('PCK-15 a box that differs by %o is too large because of %s', (more, because) => {
  const judged = judgeBox({ ...plain, ...more }, defaultTerms.parcels)
  expect(judged.ok ? null : judged.refusal.because).toBe(because)
})

test('a box is proposed that holds the goods by volume and by length, the smallest of those', () => {
  const kinds = [
    { id: 1, sidesMm: [250, 200, 120], sizeClass: 60, active: true },
    { id: 2, sidesMm: [380, 280, 220], sizeClass: 90, active: true },
    { id: 3, sidesMm: [480, 380, 320], sizeClass: 120, active: false },
  ]
  expect(proposeBox(kinds, [{ sidesMm: [100, 100, 100], quantity: 2 }])?.id).toBe(1)
  expect(proposeBox(kinds, [{ sidesMm: [300, 20, 20], quantity: 1 }])?.id).toBe(2)
  expect(proposeBox(kinds, [{ sidesMm: [300, 300, 300], quantity: 1 }])).toBeNull()
})

test('what the shop calls a box is no other box’s, and 20 letters and digits at most', () => {
  const box = fc.record({ boxNo: fc.integer({ min: 1, max: 20 }), labelsBefore: fc.integer({ min: 0, max: 99 }) })
  fc.assert(
    fc.property(box, box, (one, other) => {
      const [a, b] = [one, other].map((each) => referenceOf({ number: 'ABCDEFGH2345-1', ...each }))
      expect(a).toMatch(/^[A-Z0-9]{1,20}$/)
      expect(a === b).toBe(one.boxNo === other.boxNo && one.labelsBefore === other.labelsBefore)
    }),
  )
})

test('every unit lies in exactly one box, however goods are parted', () => {
  const lines = fc.uniqueArray(fc.record({ lineId: fc.nat(50), quantity: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ lineId }) => lineId,
  })
  fc.assert(
    fc.property(lines, fc.array(fc.nat(1000)), (all, chance) => {
      const units = all.flatMap(({ lineId, quantity }) => Array.from({ length: quantity }, () => lineId))
      const count = Math.min(units.length, 3)
      const boxes = Array.from({ length: count }, (_, box) =>
        units
          .filter((__, index) => (index < count ? index : (chance[index] ?? 0) % count) === box)
          .map((lineId) => ({ lineId, quantity: 1 })),
      )
      expect(judgeContents(boxes, all)).toEqual({ ok: true, value: null })
      expect(judgeContents([...boxes.slice(1), [...(boxes[0] ?? []), ...(boxes[0] ?? [])]], all).ok).toBe(false)
      expect(judgeContents(boxes.slice(1), all).ok).toBe(false)
    }),
  )
  expect(judgeContents([], [{ lineId: 1, quantity: 1 }]).ok).toBe(false)
  expect(judgeContents([[{ lineId: 1, quantity: 1 }], []], [{ lineId: 1, quantity: 1 }]).ok).toBe(false)
})

test('PCK-23 7-ELEVEN takes a label for 5 days, T-Cat for 20, and it is shown a day before', () => {
  const bookedAt = new Date('2026-11-01T10:00:00+08:00')
  const ends = labelEnds({ carrier: 'seven', bookedAt }, defaultTerms.parcels)
  expect(ends).toEqual(new Date('2026-11-06T10:00:00+08:00'))
  expect(labelEnds({ carrier: 'tcat', bookedAt }, defaultTerms.parcels)).toEqual(new Date('2026-11-21T10:00:00+08:00'))
  expect(labelEnds({ carrier: 'ups', bookedAt }, defaultTerms.parcels)).toBeNull()
  expect([endsSoon(ends, new Date('2026-11-05T09:59:59+08:00')), endsSoon(ends, new Date('2026-11-05T10:00:00+08:00'))]).toEqual([
    false,
    true,
  ])
})

test.each([
  ['1Z999AA10123456784', true],
  ['1Z999AA1012345678', false],
  ['2Z999AA10123456784', false],
  ['1Z999AA1012345678-', false],
])('PCK-26 %s is a number of UPS: %s', (number, is) => {
  expect(isTrackingNumber('ups', tidyTrackingNumber(number.toLowerCase()))).toBe(is)
})

test.each([
  [['at_store', 'under_way'], []],
  [['at_store', 'picked_up'], ['arrived_at_store']],
  [
    ['picked_up', 'picked_up'],
    ['arrived_at_store', 'picked_up'],
  ],
  [['delivered', 'booked'], []],
  [['delivered'], ['delivered']],
  [[], []],
])('an order whose boxes are %j goes on by %j', (states, steps) => {
  expect(stepsOfParcel(states)).toEqual(steps)
})

test('at the door a box is judged by its label and by every order in it', () => {
  const now = new Date('2026-11-01T10:00:00+08:00')
  const box = {
    state: 'booked',
    labelUntil: new Date('2026-11-02T10:00:00+08:00'),
    isScanned: false,
    orders: [{ status: 'picking', held: null }],
    isRecalled: false,
  } as const
  expect(judgeAtDoor(box, now)).toBe('scanned')
  expect(judgeAtDoor({ ...box, isScanned: true }, now)).toBe('scanned_before')
  expect(judgeAtDoor({ ...box, state: 'put_away' }, now)).toBe('label_put_away')
  expect(judgeAtDoor({ ...box, state: 'open' }, now)).toBe('not_booked')
  expect(judgeAtDoor({ ...box, labelUntil: now }, now)).toBe('label_ended')
  expect(judgeAtDoor({ ...box, orders: [...box.orders, { status: 'picking', held: 'risk' }] }, now)).toBe('order_held')
  expect(judgeAtDoor({ ...box, orders: [...box.orders, { status: 'cancel', held: null }] }, now)).toBe('order_ended')
  expect(judgeAtDoor({ ...box, isRecalled: true }, now)).toBe('lot_recalled')
})

test('PCK-19 what is missing is taken out of the last boxes first', () => {
  const boxes = [
    [
      { lineId: 1, quantity: 2 },
      { lineId: 2, quantity: 1 },
    ],
    [{ lineId: 1, quantity: 1 }],
  ]
  expect(withoutUnits(boxes, [{ lineId: 1, quantity: 2 }])).toEqual([
    [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ],
    [],
  ])
  expect(withoutUnits(boxes, [])).toEqual(boxes)
})
