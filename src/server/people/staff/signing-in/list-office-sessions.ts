import { sessionEndsAt } from '#rules/staff/session.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listSessionRows } from './sign-in-store.ts'

/** Where somebody is signed in, the latest call first; without what has ended because the owner has made sessions shorter. */
export async function listOfficeSessions(shop: Shop, staffId: number) {
  const now = shop.now()
  const terms = (await shop.terms()).office_sessions
  const rows = await listSessionRows(shop.database.db, { staffId, now })
  return rows.filter(
    ({ shared, created_at: startedAt, last_seen_at: lastSeenAt }) => now < sessionEndsAt({ shared, startedAt, lastSeenAt }, terms),
  )
}
