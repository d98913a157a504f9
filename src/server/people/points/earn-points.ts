import type { Tx } from '#database/connect.ts'
import { datesOfEarned } from '#rules/points/points.ts'
import type { PointTerms } from '#rules/terms.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, createLot } from './store.ts'

export type Earned = { memberId: number; orderId: number; points: number; finishedAt: Date; terms: PointTerms; now: Date }

/** Points of a finished order, which can be spent some days after it finished (PTS-10). Who earns twice has earned once. */
export async function earnPoints(tx: Tx, { memberId, orderId, points, finishedAt, terms, now }: Earned): Promise<void> {
  if (points < 1) return
  await holdAccount(tx, { memberId, now })
  const dates = datesOfEarned(finishedAt, terms)
  const entryId = await createEntry(tx, {
    memberId,
    points,
    reason: 'personal_shopping',
    orderId,
    actor: 'system',
    dedupeKey: earnedKey(orderId),
    effectiveAt: dates.effective_at,
  })
  if (entryId === null) return
  await createLot(tx, { memberId, entryId, points, ...dates })
  await holdAccount(tx, { memberId, now })
}

export function earnedKey(orderId: number): string {
  return `earn:order:${orderId}`
}
