import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeOldChallenges } from '#server/people/staff/passkeys/passkey-store.ts'
import { removeOldSignIns } from './sign-in-store.ts'

/** For so many days it can be looked up who was signed in to the office, and where. */
const daysKept = 90

/** Removes sign-ins and challenges of the office that nobody finished, sessions that are long over, and browsers that are not known any more. */
export async function cleanSignIns({ database, now }: Shop): Promise<void> {
  await takingTime(database, async (tx) => {
    await removeOldSignIns(tx, { now: now(), endedBefore: addDays(now(), -daysKept) })
    await removeOldChallenges(tx, now())
  })
}
