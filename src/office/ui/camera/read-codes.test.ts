import { expect, test } from 'vitest'
import { onceInAWhile } from './read-codes.ts'

test('the same code is ignored for a second and a half, another one is not', () => {
  const told: string[] = []
  let now = 0
  const hear = onceInAWhile(
    (code) => told.push(code),
    () => now,
  )
  const at = (ms: number, code: string) => {
    now = ms
    hear(code)
  }
  at(0, 'A')
  at(1499, 'A')
  at(1500, 'A')
  at(1600, 'B')
  at(1700, 'A')
  expect(told).toEqual(['A', 'A', 'B', 'A'])
})
