import { addMinutes } from '#rules/calendar.ts'

/** How far people are told that goods are back: who waits longest first, in groups. */
export type NoticeTurn = {
  /** Units that could be sold when it was looked at last. */
  seen: number
  /** So many are told at a time. */
  together: number
  /** So many may still be told of the units that came. */
  left: number
  nextAt: Date | null
}

const soldOut: NoticeTurn = { seen: 0, together: 0, left: 0, nextAt: null }

/** Not everybody who is told buys: so many are told for each unit (GRW-10). */
const toldForEachUnit = 3
export const minutesBetweenGroups = 30

/**
 * How many are told now, when `free` units can be sold, and how it stands before them: three for each unit that came, in groups as large
 * as what came and is still there, one every 30 minutes. Nobody is told of what is sold out again.
 */
export function takeNoticeTurn(turn: NoticeTurn, { free, now }: { free: number; now: Date }): { turn: NoticeTurn; tell: number } {
  if (free === 0) return { turn: soldOut, tell: 0 }
  const came = Math.max(0, free - turn.seen)
  const left = turn.left + came * toldForEachUnit
  const together = (turn.left === 0 ? 0 : turn.together) + came
  const isDue = turn.nextAt === null || turn.nextAt <= now
  return { turn: { seen: free, together, left, nextAt: turn.nextAt }, tell: isDue ? Math.min(together, left, free) : 0 }
}

/** How it stands once so many were told. */
export function afterTold(turn: NoticeTurn, { told, now }: { told: number; now: Date }): NoticeTurn {
  return told === 0 ? turn : { ...turn, left: turn.left - told, nextAt: addMinutes(now, minutesBetweenGroups) }
}
