import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'
import { confirmableSince, knownToldSince } from './days-of-notices.ts'
import { removeOldNotices } from './store.ts'

/** Forgets who waited for 180 days, who was told a month ago, and addresses that nobody has confirmed. */
export async function cleanStockNotices({ database, now }: Shop): Promise<void> {
  const at = now()
  await takingTime(database, (tx) => removeOldNotices(tx, { now: at, toldBefore: knownToldSince(at), askedBefore: confirmableSince(at) }))
}
