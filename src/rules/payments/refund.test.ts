import { expect, test } from 'vitest'
import { refundPauseMinutes } from './refund.ts'

test('D-64 the pauses between the tries of a refund grow, and never reach ten minutes', () => {
  expect([1, 2, 3, 4, 5, 60].map(refundPauseMinutes)).toEqual([1, 2, 4, 8, 8, 8])
})
