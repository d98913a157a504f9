import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRemovedPlace, removedKindsOf, writeRemovedPlace } from './put-away.ts'

test('somebody sees the kinds that they may have back', () => {
  expect(removedKindsOf((permission) => permission === 'orders.note' || permission === 'orders.view')).toEqual(['notes', 'views'])
  expect(removedKindsOf(() => false)).toEqual([])
})

test('a place is read as it was written, and nonsense is none', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0) }), fc.nat(), (at, id) => {
      expect(readRemovedPlace(writeRemovedPlace({ at, id }))).toEqual({ at, id })
    }),
  )
  for (const nonsense of [undefined, '', 'x', '12', '-1-2', '1-2-3']) expect(readRemovedPlace(nonsense)).toBeNull()
})
