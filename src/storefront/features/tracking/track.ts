import { hasKeptEvents } from './kept-events.ts'
import type { TrackedEvent } from './tracked-event.ts'

/** Tells the trackers what happened. They are no part of the shop: it neither waits for them nor fails with them (ANA-05). */
export function track(event: TrackedEvent): void {
  import('./page-trackers.ts').then(({ tell }) => tell(event)).catch((error: unknown) => console.warn(error))
}

/** Tells what happened where cards are typed, now that this is another page. */
export function trackKept(): void {
  if (!hasKeptEvents()) return
  import('./page-trackers.ts').then(({ tellKeptEvents }) => tellKeptEvents()).catch((error: unknown) => console.warn(error))
}

/** The visitor has agreed: what happened on this page before they were asked counts. */
export function trackFromNow(): void {
  import('./page-trackers.ts').then(({ tellWaiting }) => tellWaiting()).catch((error: unknown) => console.warn(error))
}
