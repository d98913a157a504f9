import { secondsUntil } from '#rules/limits.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findUses } from './store.ts'
import { windowOf, type Turn } from './turn.ts'

/** How many seconds this has to wait because its window is used up; null when it need not. Counts nothing. */
export async function findWait(shop: Shop, turn: Turn): Promise<number | null> {
  const now = shop.now()
  const { keyHash, limit } = windowOf(shop, turn)
  const uses = await findUses(shop.database.db, { keyHash, now })
  return uses && uses.used >= limit.most ? secondsUntil(uses.endsAt, now) : null
}
