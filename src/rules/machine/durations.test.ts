import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, durationBoundsMs, noDurations, quantileMs } from './durations.ts'

const counted = (durations: readonly number[]) => {
  const buckets = noDurations()
  for (const ms of durations) buckets[bucketOf(ms)] = (buckets[bucketOf(ms)] ?? 0) + 1
  return buckets
}

test('nothing was counted: nobody knows how long it takes', () => {
  expect(quantileMs(counted([]), 0.95)).toBeNull()
})

test('ten calls of 80 ms and one of a minute: half took under 100 ms, the slowest longer than is counted', () => {
  const buckets = counted([...Array.from({ length: 10 }, () => 80), 60_000])
  expect(quantileMs(buckets, 0.5)).toBe(78)
  expect(quantileMs(buckets, 0.95)).toBe(30_000)
})

test('a quantile lies in the bucket of the duration that it stands for, and grows with its share', () => {
  const durations = fc.array(fc.integer({ min: 1, max: 29_999 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(durations, fc.double({ min: 0.01, max: 1, noNaN: true }), (all, share) => {
      const exact = [...all].sort((a, b) => a - b)[Math.ceil(share * all.length - 1e-9) - 1] ?? 0
      const told = quantileMs(counted(all), share) ?? Number.NaN
      expect(told).toBeLessThanOrEqual(durationBoundsMs[bucketOf(exact)] ?? Number.NaN)
      expect(told).toBeGreaterThanOrEqual(durationBoundsMs[bucketOf(exact) - 1] ?? 0)
      expect(quantileMs(counted(all), 1)).toBeGreaterThanOrEqual(told)
    }),
  )
})
