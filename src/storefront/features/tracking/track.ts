import { consentIn, worksWithTrackers, type Consent } from './consent.ts'
import { hasKeptEvents } from './kept-events.ts'
import type * as Trackers from './page-trackers.ts'
import type { TrackedEvent } from './tracked-event.ts'

declare global {
  /** What happened in a shop that works with no tracker (ANA-06). */
  var trackedEvents: TrackedEvent[] | undefined
}

/** What happened on this page before its visitor said whether the companies may know. */
const waiting: TrackedEvent[] = []

/**
 * Tells the trackers what happened. They are no part of the shop: it neither waits for them nor fails with them (ANA-05),
 * and whoever has not agreed does not even load what would tell them.
 */
export function track(event: TrackedEvent): void {
  if (!worksWithTrackers()) (globalThis.trackedEvents ??= []).push(event)
  else if (consentIn(document.cookie) === 'open') waiting.push(event)
  else if (consentIn(document.cookie) === 'given') withTrackers(({ tell }) => tell(event))
}

/** Tells what happened where cards are typed, now that this is another page. */
export function trackKept(): void {
  if (hasKeptEvents()) withTrackers(({ tellKeptEvents }) => tellKeptEvents())
}

/** The visitor has answered. Who agrees is counted on this page, with what happened on it before; who does not is told of to nobody (ANA-07). */
export function settleWaiting(consent: Exclude<Consent, 'open'>): void {
  const events = waiting.splice(0)
  if (consent === 'refused') return
  withTrackers(({ open, tell }) => {
    open()
    for (const event of events) tell(event)
  })
}

function withTrackers(use: (trackers: typeof Trackers) => void): void {
  import('./page-trackers.ts').then(use).catch((error: unknown) => console.warn(error))
}
