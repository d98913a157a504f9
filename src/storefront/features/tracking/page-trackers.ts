import { ads } from './ads.ts'
import { chat } from './chat.ts'
import { consentIn } from './consent.ts'
import { createDelivery, type SunkEvent } from './delivery.ts'
import { keepEvent, takeKeptEvents } from './kept-events.ts'
import { messaging } from './messaging.ts'
import { pixel } from './pixel.ts'
import { tagManager } from './tag-manager.ts'
import { trackerIds } from './tracker-ids.ts'

declare global {
  /** What the trackers without an id would have been told (ANA-06). */
  var trackedEvents: SunkEvent[] | undefined
}

const delivery = createDelivery({
  trackers: { tagManager, ads, pixel, messaging, chat },
  ids: trackerIds(document),
  sink: (event) => void (globalThis.trackedEvents ??= []).push(event),
  when() {
    const consent = consentIn(document.cookie)
    if (consent !== 'given') return consent === 'open' ? 'unasked' : 'never'
    // No stranger's script runs where cards are typed.
    return document.querySelector('meta[name="card-sdk"]') ? 'later' : 'now'
  },
  keep: keepEvent,
})

export const { tell, tellWaiting } = delivery

/** Tells what had to wait because it happened where cards are typed. */
export function tellKeptEvents(): void {
  for (const event of takeKeptEvents()) delivery.tellKept(event)
}
