import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import { archiveDays } from '#rules/constants.ts'
import type { Shop } from '#server/platform/shop.ts'
import { recordTransition } from './record-transition.ts'
import { listFinishedBefore } from './store.ts'

/** Orders and parcels that finished a year ago are put away. */
export async function archiveOrders(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const orderId of await takingTime(shop.database, (tx) => listFinishedBefore(tx, addDays(now, -archiveDays)))) {
    await shop.database.transaction((tx) => recordTransition(tx, { orderId, event: 'archive', actor: 'time', set: { archived_at: now } }))
  }
}
