import { ads } from './ads.ts'
import { chat } from './chat.ts'
import { consentIn } from './consent.ts'
import { createDelivery } from './delivery.ts'
import { keepEvent, takeKeptEvents } from './kept-events.ts'
import { messaging } from './messaging.ts'
import { pixel } from './pixel.ts'
import { tagManager } from './tag-manager.ts'
import { trackerIds } from './tracker-ids.ts'

export const { tell, open } = createDelivery({
  trackers: { tagManager, ads, pixel, messaging, chat },
  ids: trackerIds(document),
  when() {
    if (consentIn(document.cookie) !== 'given') return 'never'
    // No stranger's script runs where cards are typed.
    return document.querySelector('meta[name="card-sdk"]') ? 'later' : 'now'
  },
  keep: keepEvent,
})

/** Tells what had to wait because it happened where cards are typed. */
export function tellKeptEvents(): void {
  for (const event of takeKeptEvents()) tell(event)
}
