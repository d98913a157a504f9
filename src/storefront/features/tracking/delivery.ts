import type { TrackedEvent } from './tracked-event.ts'
import { trackerNames, type Call, type Tracker, type TrackerName } from './tracker.ts'

/** What a tracker without an id would have been told. */
export type SunkEvent = { tracker: TrackerName; event: TrackedEvent['name']; calls: Call[] }

export type Delivery = {
  trackers: Readonly<Record<TrackerName, Tracker>>
  /** Empty where the shop does not work with that company. */
  ids: Readonly<Record<TrackerName, string>>
  /** Where events go that nobody is to be told. */
  sink: (event: SunkEvent) => void
  /** now: the companies may be told. later: not on this page. never: the visitor does not want it, or was not asked yet. */
  when: () => 'now' | 'later' | 'never'
  /** Keeps an event for a page where its companies may be told. */
  keep: (event: TrackedEvent) => void
}

/** Tells every tracker what happened (ANA-02). One that fails leaves the others and the shop alone (ANA-05). */
export function createDelivery({ trackers, ids, sink, when, keep }: Delivery): {
  tell: (event: TrackedEvent) => void
  tellKept: (event: TrackedEvent) => void
} {
  const opened = new Map<TrackerName, (call: Call) => void>()
  const tellCompany = (name: TrackerName, event: TrackedEvent) => {
    const send = opened.get(name) ?? trackers[name].open(ids[name])
    opened.set(name, send)
    for (const call of trackers[name].callsFor(event, ids[name])) send(call)
  }
  const real = trackerNames.filter((name) => ids[name] !== '')
  const tellReal = (event: TrackedEvent) => {
    if (real.length > 0 && when() === 'later') keep(event)
    if (when() === 'now') for (const name of real) quietly(() => tellCompany(name, event))
  }
  return {
    tell(event) {
      for (const name of trackerNames)
        if (ids[name] === '') quietly(() => sink({ tracker: name, event: event.name, calls: trackers[name].callsFor(event, '') }))
      tellReal(event)
    },
    tellKept: tellReal,
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch (error) {
    console.warn(error)
  }
}
