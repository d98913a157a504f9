import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeOldEntries } from './store.ts'

/** Removes what has been on a wishlist for 180 days (WSH-03). Nobody sees it any more before that. */
export async function cleanWishlists({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => removeOldEntries(tx, now()))
}
