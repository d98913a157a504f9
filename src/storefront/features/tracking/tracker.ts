import type { TrackedEvent } from './tracked-event.ts'

export const trackerNames = ['tagManager', 'ads', 'pixel', 'messaging', 'chat'] as const
export type TrackerName = (typeof trackerNames)[number]

/** The arguments of one call of a company's script. */
export type Call = readonly unknown[]

/** One company that wants to know what happens (ANA-01). */
export type Tracker = {
  /** What its script is told about an event. */
  callsFor: (event: TrackedEvent, id: string) => Call[]
  /** Loads its script; answers what takes the calls from then on. */
  open: (id: string) => (call: Call) => void
}
