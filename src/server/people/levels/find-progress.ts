import { addDays } from '#rules/calendar.ts'
import type { VipTerms } from '#rules/terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSpending } from './store.ts'

/** How far a member is on the way to a level: what counts of their spending, and from where each level is reached. */
export async function findProgress(shop: Shop, memberId: number): Promise<{ spending: number; terms: VipTerms }> {
  const { vip: terms } = await shop.terms()
  return { spending: await findSpending(shop.database.db, { memberId, since: addDays(shop.now(), -terms.days) }), terms }
}
