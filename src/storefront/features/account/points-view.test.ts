import { expect, test } from 'vitest'
import { readPointsView, writePointsView } from './points-view.ts'

test.each([
  [{}, { items: 10, page: 1 }],
  [
    { items: '50', page: '3' },
    { items: 50, page: 3 },
  ],
  [
    { items: '7', page: '-2' },
    { items: 10, page: 1 },
  ],
  [{ page: 'two' }, { items: 10, page: 1 }],
])('PTS-01 the address %j asks for %j', (search, view) => {
  expect(readPointsView(search)).toEqual(view)
})

test('PTS-01 an address says only what is unusual', () => {
  expect(writePointsView({ items: 10, page: 1 })).toEqual({})
  expect(writePointsView({ items: 100, page: 2 })).toEqual({ items: 100, page: 2 })
})
