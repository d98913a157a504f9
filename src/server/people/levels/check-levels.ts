import { takingTime } from '#database/taking-time.ts'
import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { checkVip } from './check-vip.ts'
import { listCandidates } from './store.ts'

/** Every night: levels whose day is over, and whatever an order did not tell. Each member has a transaction of their own. */
export async function checkLevels(shop: Shop): Promise<void> {
  const now = shop.now()
  const { vip: terms } = await shop.terms()
  for (const memberId of await takingTime(shop.database, (tx) => listCandidates(tx, addDays(now, -terms.days)))) {
    await shop.database.transaction((tx) => checkVip(tx, { memberId, reason: 'night', terms, now }))
  }
}
