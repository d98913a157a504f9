import { expect, test } from 'vitest'
import { bucketOf, noDurations } from './durations.ts'
import { partyStateOf } from './party-state.ts'

const called = ({ times, failures = 0, ms = 50 }: { times: number; failures?: number; ms?: number }) => {
  const buckets = noDurations()
  buckets[bucketOf(ms)] = times
  return { calls: times, failures, buckets }
}

test('a third party is in trouble from more than 20 % failures, or where 95 of 100 calls take over 10 s', () => {
  expect(partyStateOf(undefined)).toBe('quiet')
  expect(partyStateOf(called({ times: 0 }))).toBe('quiet')
  expect(partyStateOf(called({ times: 10, failures: 2 }))).toBe('fine')
  expect(partyStateOf(called({ times: 10, failures: 3 }))).toBe('failing')
  expect(partyStateOf(called({ times: 10, ms: 9000 }))).toBe('fine')
  expect(partyStateOf(called({ times: 10, ms: 20_000 }))).toBe('slow')
})
