/** Bounds in milliseconds by which durations are counted: how many took no longer than each, and last how many took longer. */
export const durationBoundsMs = [5, 10, 25, 50, 100, 200, 400, 1000, 2000, 4000, 10_000, 30_000] as const

/** Nothing counted yet. */
export const noDurations = (): number[] => Array.from({ length: durationBoundsMs.length + 1 }, () => 0)

/** The bucket of a duration. */
export function bucketOf(ms: number): number {
  const index = durationBoundsMs.findIndex((bound) => ms <= bound)
  return index === -1 ? durationBoundsMs.length : index
}

/**
 * Within how many milliseconds a share of what was counted ended, as evenly spread within its bucket as nobody knows better;
 * what took longer than the last bound counts as that. Null where nothing was counted.
 */
export function quantileMs(buckets: readonly number[], share: number): number | null {
  const all = buckets.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let before = 0
  for (const [index, count] of buckets.entries()) {
    const upper = durationBoundsMs[index]
    if (upper === undefined) break
    if (count > 0 && before + count >= share * all) {
      const lower = durationBoundsMs[index - 1] ?? 0
      return Math.round(lower + (upper - lower) * ((share * all - before) / count))
    }
    before += count
  }
  return durationBoundsMs.at(-1) ?? null
}
