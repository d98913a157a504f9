/** More than so many units, or hundredths of a TWD at cost, and it is counted a second time (STK-17). */
export const mostDifference = { units: 5, costCents: 200_000 }

/** What one person has counted of a line at a moment: so many more, or so many in all. */
export type Mark = { round: number; kind: 'add' | 'set'; units: number; by: string; at: Date }

export type Tally = {
  /** The round that decides: the last that anybody has counted in. */
  round: number
  units: number
  /** What each has counted of it, by what tells them apart. */
  byWhom: ReadonlyMap<string, number>
  /** When it was counted first and last in this round. */
  from: Date
  until: Date
}

/** What the marks of a line come to, in the order in which they arrived: the sum of what each has counted. Null when nobody has. */
export function tally(marks: readonly Mark[]): Tally | null {
  const round = Math.max(...marks.map((mark) => mark.round))
  const deciding = marks.filter((mark) => mark.round === round)
  const [first] = deciding
  if (!first) return null
  const byWhom = new Map<string, number>()
  for (const { kind, units, by } of deciding) byWhom.set(by, Math.max((kind === 'add' ? (byWhom.get(by) ?? 0) : 0) + units, 0))
  const times = deciding.map(({ at }) => at.getTime())
  const units = [...byWhom.values()].reduce((sum, each) => sum + each, 0)
  return { round, units, byWhom, from: new Date(Math.min(...times)), until: new Date(Math.max(...times)) }
}

/** What moved of a line, and when. */
export type MovedUnits = { delta: number; at: Date }

export type Judged = {
  /** What the ledger said at the moment of the count. */
  expected: number
  difference: number
  /** It is so large, or moved while it was counted, that it has to be counted once more. */
  needsSecond: boolean
}

/**
 * What a count says against the ledger at the moment when it was taken: `quantity` is what the ledger says now, `moved` what moved since
 * before that moment. What was counted before and after a movement of the same goods is no count: it is taken once more.
 */
export function judgeCount(
  { round, units, from, until }: Tally,
  { quantity, moved, averageCents }: { quantity: number; moved: readonly MovedUnits[]; averageCents: number | null },
): Judged {
  const expected = quantity - moved.filter(({ at }) => at > until).reduce((sum, { delta }) => sum + delta, 0)
  const difference = units - expected
  const isLarge = Math.abs(difference) > mostDifference.units || Math.abs(difference) * (averageCents ?? 0) > mostDifference.costCents
  const isTorn = moved.some(({ at }) => at > from && at <= until)
  return { expected, difference, needsSecond: round === 1 && (isLarge || (isTorn && difference !== 0)) }
}
