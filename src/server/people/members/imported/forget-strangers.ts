import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteStrangers } from './store.ts'

/** So many days somebody of a former shop is kept who never came. */
const daysKept = 730

/**
 * Forgets people of a former shop of whom no file has said anything new for two years, and who have not signed in since (IMP-20): what
 * was brought along for them serves nobody any more. Who came is kept with their account.
 */
export async function forgetStrangers({ database, now }: Pick<Shop, 'database' | 'now'>): Promise<void> {
  await takingTime(database, (tx) => deleteStrangers(tx, addDays(now(), -daysKept)))
}
