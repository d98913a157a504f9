import type { Tx } from '#database/connect.ts'
import { sum } from '#rules/money.ts'
import { takeBackPoints } from '#rules/points/points.ts'
import { earnedKey } from './earn-points.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, findEntryByKey, findLotOf, lockLots, saveUses } from './store.ts'

export type TakenBack = {
  memberId: number
  orderId: number
  points: number
  reason: 'refund' | 'partial_product_return'
  /** Makes it happen once. */
  key: string
  now: Date
}

/**
 * Takes back what a refunded order has earned: from its own points first, also before they can be spent. What is spent
 * already stays spent (PTS-14).
 */
export async function takeBackEarned(tx: Tx, { memberId, orderId, points, reason, key, now }: TakenBack): Promise<void> {
  const { at } = await holdAccount(tx, { memberId, now })
  const earned = await findEntryByKey(tx, earnedKey(orderId))
  if (earned === undefined || points < 1) return
  const uses = takeBackPoints(await lockLots(tx, memberId), { points, lotId: await findLotOf(tx, earned), now: at })
  const taken = sum(uses.map((use) => use.points))
  if (taken < 1) return
  const entryId = await createEntry(tx, {
    memberId,
    points: -taken,
    reason,
    orderId,
    actor: 'system',
    dedupeKey: `${key}:order:${orderId}`,
    effectiveAt: at,
  })
  if (entryId === null) return
  await saveUses(tx, { entryId, uses })
  await holdAccount(tx, { memberId, now: at })
}
