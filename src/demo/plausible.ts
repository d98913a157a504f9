/** A whole number from `low` to `high` that looks like chance but is the same at every seeding of the same name. */
export function plausible(name: string, [low, high]: readonly [low: number, high: number]): number {
  let hash = 2166136261
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  hash ^= hash >>> 15
  return low + ((hash >>> 0) % (high - low + 1))
}

const dayMs = 24 * 60 * 60 * 1000

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** As verbs are told it: instants, and no end is null. */
export function periodFrom(now: Date, { startsDaysAgo, endsInDays }: { startsDaysAgo: number; endsInDays?: number }) {
  return {
    starts_at: daysBefore(now, startsDaysAgo).toISOString(),
    ends_at: endsInDays === undefined ? null : daysBefore(now, -endsInDays).toISOString(),
  }
}
