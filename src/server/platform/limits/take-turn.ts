import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { judgeUse } from '#rules/limits.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { windowOf, type Turn } from './turn.ts'
import { countUses, uncountUse } from './store.ts'

/** How long to wait, as seconds. */
export type TurnRefusal = { retryAfterSeconds: number }

/**
 * Counts one use of each of these and answers whether all of them were within their limits; otherwise how long the longest
 * wait is. Counted in the database, so for all copies of the shop, and exactly however many come at once. Inside a
 * transaction a use counts when that is committed.
 */
export async function takeTurns(shop: Shop, db: Kysely<Tables>, turns: readonly Turn[]): Promise<Result<null, TurnRefusal>> {
  if (turns.length === 0) return ok(null)
  const now = shop.now()
  const asked = turns.map((turn) => windowOf(shop, turn)).sort((one, other) => one.keyHash.compare(other.keyHash))
  const counted = await countUses(db, {
    now,
    uses: asked.map(({ keyHash, limit }) => ({ keyHash, endsAt: new Date(now.getTime() + limit.seconds * 1000) })),
  })
  const waits = asked.flatMap(({ keyHash, limit }) => {
    const uses = counted.find((each) => each.keyHash.equals(keyHash))
    const judged = uses ? judgeUse(uses, { limit, now }) : ok(null)
    return judged.ok ? [] : [judged.refusal.retryAfterSeconds]
  })
  return waits.length === 0 ? ok(null) : refuse({ retryAfterSeconds: Math.max(...waits) })
}

/** What was done turned out to harm nobody: it is not counted after all. */
export async function giveTurnBack(shop: Shop, db: Kysely<Tables>, turn: Turn): Promise<void> {
  await uncountUse(db, { keyHash: windowOf(shop, turn).keyHash, now: shop.now() })
}
