import type { Tx } from '#database/connect.ts'
import { datesOfReturned } from '#rules/points.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, createLot, lockLots } from './store.ts'

/** Gives back what an order had spent. Returned points count at once and keep the running expiry (D-31). */
export async function returnSpentPoints(tx: Tx, back: { memberId: number; orderId: number; points: number; now: Date }): Promise<void> {
  const { memberId, orderId, points, now } = back
  await holdAccount(tx, { memberId, now })
  const dedupeKey = `return:order:${orderId}`
  const entryId = await createEntry(tx, { memberId, points, reason: 'refund', orderId, actor: 'time', dedupeKey, effectiveAt: now })
  if (entryId === null) return
  await createLot(tx, { memberId, entryId, points, ...datesOfReturned(await lockLots(tx, memberId), now) })
  await holdAccount(tx, { memberId, now })
}
