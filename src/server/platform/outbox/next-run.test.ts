import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

test('a job is due at the next minute that its fields name, in UTC', () => {
  expect(nextRun('* * * * *', at('10:00:20'))).toEqual(at('10:01:00'))
  expect(nextRun('*/10 * * * *', at('10:10:00'))).toEqual(at('10:20:00'))
  expect(nextRun('10 19 * * *', at('19:10:00'))).toEqual(new Date('2026-11-22T19:10:00Z'))
  expect(nextRun('0 0 1 1 *', at('10:00:00'))).toEqual(new Date('2027-01-01T00:00:00Z'))
})

test('a day that no year has is never due', () => {
  expect(nextRun('0 0 30 2 *', at('10:00:00'))).toBeNull()
})
