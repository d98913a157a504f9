import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeOldSignIns } from './sign-in-store.ts'

/** For so many days it can be looked up who was signed in to the office, and where. */
const daysKept = 90

/** Removes sign-ins of the office that nobody finished, and sessions that are long over. */
export async function cleanSignIns({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => removeOldSignIns(tx, { now: now(), endedBefore: addDays(now(), -daysKept) }))
}
