import type { Shop } from '#server/platform/shop.ts'
import { listSessionRows } from './session-store.ts'

/** Where a member is signed in, the latest visit first; nothing by which a session could be taken over. */
export async function listSessions(shop: Shop, { memberId, sessionId }: { memberId: number; sessionId: number }) {
  const rows = await listSessionRows(shop.database.db, { memberId, now: shop.now() })
  return rows.map(({ id, public_id, device, created_at, last_seen_at }) => ({
    id: public_id,
    device,
    signed_in_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    current: id === sessionId,
  }))
}
