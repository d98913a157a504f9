import type { TrackedEvent } from './tracked-event.ts'
import { trackerNames, type Call, type Tracker, type TrackerName } from './tracker.ts'

export type Delivery = {
  trackers: Readonly<Record<TrackerName, Tracker>>
  /** Empty where the shop does not work with that company. */
  ids: Readonly<Record<TrackerName, string>>
  /** now: the companies may be told. later: not on this page. never: the visitor does not want it. */
  when: () => 'now' | 'later' | 'never'
  /** Keeps an event for a page where its companies may be told. */
  keep: (event: TrackedEvent) => void
}

/** Tells every tracker what happened (ANA-02). One that fails leaves the others and the shop alone (ANA-05). */
export function createDelivery({ trackers, ids, when, keep }: Delivery): {
  tell: (event: TrackedEvent) => void
  /** Lets each company count this page, where that may be (ANA-07). */
  open: () => void
} {
  const real = trackerNames.filter((name) => ids[name] !== '')
  const opened = new Map<TrackerName, (call: Call) => void>()
  const open = (name: TrackerName) => {
    const send = opened.get(name) ?? trackers[name].open(ids[name])
    opened.set(name, send)
    return send
  }
  const tellCompany = (name: TrackerName, event: TrackedEvent) => {
    const send = open(name)
    for (const call of trackers[name].callsFor(event, ids[name])) send(call)
  }
  return {
    tell(event) {
      if (when() === 'later') keep(event)
      if (when() === 'now') for (const name of real) quietly(() => tellCompany(name, event))
    },
    open() {
      if (when() === 'now') for (const name of real) quietly(() => open(name))
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
