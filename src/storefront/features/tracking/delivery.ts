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
  /** now: the companies may be told. later: not on this page. unasked: the visitor has not answered yet. never: they said no. */
  when: () => 'now' | 'later' | 'unasked' | 'never'
  /** Keeps an event for a page where its companies may be told. */
  keep: (event: TrackedEvent) => void
}

/** Tells every tracker what happened (ANA-02). One that fails leaves the others and the shop alone (ANA-05). */
export function createDelivery({ trackers, ids, sink, when, keep }: Delivery): {
  tell: (event: TrackedEvent) => void
  tellKept: (event: TrackedEvent) => void
  /** The visitor has just agreed: the companies count this page, and hear what happened on it (ANA-07). */
  tellWaiting: () => void
} {
  const opened = new Map<TrackerName, (call: Call) => void>()
  const waiting: TrackedEvent[] = []
  const open = (name: TrackerName) => {
    const send = opened.get(name) ?? trackers[name].open(ids[name])
    opened.set(name, send)
    return send
  }
  const tellCompany = (name: TrackerName, event: TrackedEvent) => {
    const send = open(name)
    for (const call of trackers[name].callsFor(event, ids[name])) send(call)
  }
  const real = trackerNames.filter((name) => ids[name] !== '')
  const tellReal = (event: TrackedEvent) => {
    if (real.length > 0 && when() === 'later') keep(event)
    if (real.length > 0 && when() === 'unasked') waiting.push(event)
    if (when() === 'now') for (const name of real) quietly(() => tellCompany(name, event))
  }
  return {
    tell(event) {
      for (const name of trackerNames)
        if (ids[name] === '') quietly(() => sink({ tracker: name, event: event.name, calls: trackers[name].callsFor(event, '') }))
      tellReal(event)
    },
    tellKept: tellReal,
    tellWaiting() {
      if (when() === 'now') for (const name of real) quietly(() => open(name))
      for (const event of waiting.splice(0)) tellReal(event)
    },
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch (error) {
    console.warn(error)
  }
}
