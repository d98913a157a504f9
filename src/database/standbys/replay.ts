/** `askedAtMs`: by our own clock, which only goes forward. `position`: up to where everything committed is on disk. `clockMs`: the primary's own time of day. */
export type PrimarySaid = { askedAtMs: number; position: number; clockMs: number }

/** How far a standby has come: up to which position, and when the last transaction that it replayed was committed, by the primary's clock. */
export type StandbySaid = { position: number; replayedAtMs: number | null }

/**
 * Until when, by our own clock, a standby knows of everything that was committed. `said`: what the primary said lately, the newest last.
 * The time of the last transaction that was replayed tells; where the primary has written nothing since, the position does (D-303).
 */
export function trueUntil({ position, replayedAtMs }: StandbySaid, said: readonly PrimarySaid[]): number {
  const newest = said.at(-1)
  if (!newest) return Number.NEGATIVE_INFINITY
  const byPosition = said.findLast((each) => each.position <= position)?.askedAtMs ?? Number.NEGATIVE_INFINITY
  // One of a time to come has come past the newest position as well, or else the primary's clock was set back.
  if (replayedAtMs === null || replayedAtMs > newest.clockMs) return byPosition
  return Math.max(byPosition, newest.askedAtMs - (newest.clockMs - replayedAtMs))
}
