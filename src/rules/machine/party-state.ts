import { quantileMs } from './durations.ts'

export const partyStates = ['fine', 'slow', 'failing', 'quiet'] as const
export type PartyState = (typeof partyStates)[number]

/** Over five minutes, from more failures than this a third party is in trouble (MCH-06). */
const mostFailures = 0.2
/** So many milliseconds for 95 of 100 calls are too slow (MCH-06). */
const slowMs = 10_000

/** How a third party stands after the calls of five minutes. */
export function partyStateOf(calls: { calls: number; failures: number; buckets: readonly number[] } | undefined): PartyState {
  if (!calls || calls.calls === 0) return 'quiet'
  if (calls.failures > mostFailures * calls.calls) return 'failing'
  return (quantileMs(calls.buckets, 0.95) ?? 0) > slowMs ? 'slow' : 'fine'
}
