import type { Tx } from '#database/connect.ts'
import { datesOfReturned } from '#rules/points/points.ts'
import type { PointTerms } from '#rules/terms.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, createLot, lockLots } from './store.ts'

export type SpentPoints = {
  memberId: number
  orderId: number
  points: number
  reason?: 'refund' | 'point_product_out_of_stock'
  /** What a part of them goes back for, so that it goes back once; left out for all that are left. */
  cause?: string
  terms: PointTerms
  now: Date
}

/** Gives back what an order had spent. Returned points count at once and keep the running expiry (D-31). */
export async function returnSpentPoints(tx: Tx, back: SpentPoints): Promise<void> {
  const { memberId, orderId, points, reason = 'refund', cause, terms, now } = back
  const { at } = await holdAccount(tx, { memberId, now })
  const dedupeKey = cause === undefined ? `return:order:${orderId}` : `return:order:${orderId}:${cause}`
  const entryId = await createEntry(tx, { memberId, points, reason, orderId, actor: 'time', dedupeKey, effectiveAt: at })
  if (entryId === null) return
  await createLot(tx, { memberId, entryId, points, ...datesOfReturned(await lockLots(tx, memberId), { now: at, terms }) })
  await holdAccount(tx, { memberId, now: at })
}
