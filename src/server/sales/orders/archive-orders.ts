import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import { archiveDays } from '#rules/constants.ts'
import type { Shop } from '#server/platform/shop.ts'
import { recordTransition } from './record-transition.ts'
import { listFinishedBefore } from './store.ts'

const ordersAtOnce = 100

/** Orders and parcels that finished a year ago are put away: all of them, however many a day brings. */
export async function archiveOrders(shop: Shop): Promise<void> {
  const now = shop.now()
  const finishedBefore = addDays(now, -archiveDays)
  for (let after = 0; ;) {
    const ids = await takingTime(shop.database, (tx) => listFinishedBefore(tx, { finishedBefore, after, limit: ordersAtOnce }))
    for (const orderId of ids) {
      await shop.database.transaction((tx) => recordTransition(tx, { orderId, event: 'archive', actor: 'time', set: { archived_at: now } }))
    }
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}
