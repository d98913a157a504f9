import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdAccount } from './hold-account.ts'
import { listUnsettledMembers } from './store.ts'

/**
 * Lets points begin and end: every hour, whatever is due by then. Each member has a transaction of their own, and
 * settling what is settled changes nothing.
 */
export async function settlePoints(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const memberId of await takingTime(shop.database, (tx) => listUnsettledMembers(tx, now))) {
    await shop.database.transaction((tx) => holdAccount(tx, { memberId, now }))
  }
}
