import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeOldNotices } from './store.ts'

/** For so many days a notice can be looked up. */
const daysKept = 90

export async function cleanNotices({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => removeOldNotices(tx, addDays(now(), -daysKept)))
}
