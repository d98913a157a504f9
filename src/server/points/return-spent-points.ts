import type { Tx } from '#database/connect.ts'
import { pointExpiryDays } from '#rules/constants.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, createLot, saveAccount } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Gives back what an order had spent. Returned points count at once and keep the running expiry (D-31). */
export async function returnSpentPoints(tx: Tx, back: { memberId: number; orderId: number; points: number; now: Date }): Promise<void> {
  const { memberId, orderId, points, now } = back
  const account = await holdAccount(tx, { memberId, now })
  const dedupeKey = `return:order:${orderId}`
  const entryId = await createEntry(tx, { memberId, points, reason: 'refund', orderId, actor: 'time', dedupeKey, effectiveAt: now })
  if (entryId === null) return
  const expiresAt = account.expiresAt ?? new Date(now.getTime() + pointExpiryDays * dayMs)
  await createLot(tx, { memberId, entryId, points, effectiveAt: now, expiresAt })
  await saveAccount(tx, { memberId, balance: account.balance + points, expiresAt })
}
