import { expect, test } from 'vitest'
import { daysLeft, entryEnd, publicName } from './wishlist.ts'

const added = new Date('2026-05-01T10:00:00+08:00')

test.each([
  [0, 180],
  [1, 179],
  [179.5, 1],
  [180, 0],
  [400, 0],
])('WSH-03 WSH-08 after %d days an entry has %d left', (passed, left) => {
  expect(daysLeft(entryEnd(added), new Date(added.getTime() + passed * 86_400_000))).toBe(left)
})

test.each([
  ['林小梅', '林○○'],
  ['Lin Mei', 'L.'],
  [' mei', 'M.'],
])('D-28 strangers read %s as %s', (name, shown) => {
  expect(publicName(name)).toBe(shown)
})
