import { expect, test } from 'vitest'
import { emptyDraft, wishOf } from './refund-draft.ts'

const open = {
  lines: [
    {
      line_id: 1,
      units: [
        { amount: 380, points: 0 },
        { amount: 380, points: 0 },
      ],
    },
    { line_id: 2, units: [{ amount: 0, points: 120 }] },
  ],
  fees: { delivery: 80, handling: 0 },
}

test('what is chosen is what is asked for: units, everything that is left, or amounts', () => {
  expect(wishOf(emptyDraft, open)).toBeNull()
  expect(wishOf({ ...emptyDraft, units: { 1: 1 } }, open)).toEqual({
    lines: [{ line_id: 1, units: 1 }],
    fees: { delivery: 0, handling: 0 },
  })
  expect(wishOf({ ...emptyDraft, by: 'whole' }, open)).toEqual({
    lines: [
      { line_id: 1, units: 2 },
      { line_id: 2, units: 1 },
    ],
    fees: { delivery: 80, handling: 0 },
  })
  const amounts = { ...emptyDraft, by: 'amounts', amounts: { 1: '50', 2: 'x' }, fees: { delivery: ' 80', handling: '' } } as const
  expect(wishOf(amounts, open)).toEqual({ lines: [{ line_id: 1, goodwill: 50 }], fees: { delivery: 80, handling: 0 } })
})
