import { addDays } from '#rules/calendar.ts'
import { daysPutAway } from '#rules/staff/put-away.ts'
import type { Shop } from '#server/platform/shop.ts'
import { kindsOfRemoved } from './removed-kinds.ts'

/** What was put away thirty days ago is gone for good. */
export async function forgetRemoved(shop: Shop): Promise<void> {
  const before = addDays(shop.now(), -daysPutAway)
  for (const { forget } of Object.values(kindsOfRemoved)) await forget(shop, before)
}
