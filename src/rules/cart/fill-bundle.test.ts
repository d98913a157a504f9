import { expect, test } from 'vitest'
import { canBeFilled } from './fill-bundle.ts'

const entry = { required: false, max_amount: 1, quantity: 0 }

test.each([
  { story: 'no bundle at all', picks: 0, entries: [], can: true },
  { story: 'two of two', picks: 2, entries: [entry, entry], can: true },
  { story: 'picks without entries', picks: 1, entries: [], can: false },
  { story: 'entries without picks', picks: 0, entries: [entry], can: false },
  { story: 'entries that allow too few', picks: 3, entries: [entry, { ...entry, max_amount: 1 }], can: false },
  {
    story: 'more that has to be picked than is picked',
    picks: 1,
    entries: [entry, entry].map((each) => ({ ...each, required: true })),
    can: false,
  },
  { story: 'more at the start than is picked', picks: 1, entries: [entry, entry].map((each) => ({ ...each, quantity: 1 })), can: false },
  {
    story: 'more of one at the start than may be picked of it',
    picks: 3,
    entries: [
      { ...entry, max_amount: 3 },
      { ...entry, quantity: 2 },
    ],
    can: false,
  },
  { story: 'one that may be picked more often than is picked', picks: 1, entries: [{ ...entry, max_amount: 2 }], can: false },
])('GDS-26 $story: $can', ({ picks, entries, can }) => {
  expect(canBeFilled({ picks, entries })).toBe(can)
})
