import type { TrackedEvent } from './tracked-event.ts'

const key = 'tracked-events'

/** Keeps an event for the next page of this tab. */
export function keepEvent(event: TrackedEvent): void {
  sessionStorage.setItem(key, JSON.stringify([...readEvents(), event]))
}

export function hasKeptEvents(): boolean {
  return sessionStorage.getItem(key) !== null
}

/** The events that were kept, once. */
export function takeKeptEvents(): TrackedEvent[] {
  const events = readEvents()
  sessionStorage.removeItem(key)
  return events
}

/** Only this shop writes here; what cannot be read any more is lost. */
function readEvents(): TrackedEvent[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(read) ? (read as TrackedEvent[]) : []
  } catch {
    return []
  }
}
