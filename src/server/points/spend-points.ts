import type { Tx } from '#database/connect.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, lockSpendableLots, saveAccount, spendLot } from './store.ts'

/**
 * Pays the redeemed lines of an order. Whoever calls has decided, with the account held, that the balance is enough;
 * the database would refuse a balance below zero all the same.
 */
export async function spendPoints(tx: Tx, spending: { memberId: number; orderId: number; points: number; now: Date }): Promise<void> {
  const { memberId, orderId, points, now } = spending
  const account = await holdAccount(tx, { memberId, now })
  const dedupeKey = `spend:order:${orderId}`
  const entryId = await createEntry(tx, { memberId, points: -points, reason: 'exchange_product', orderId, actor: 'buyer', dedupeKey, effectiveAt: now })
  if (entryId === null) return
  let due = points
  for (const lot of await lockSpendableLots(tx, { memberId, now })) {
    const part = Math.min(lot.remaining, due)
    if (part > 0) await spendLot(tx, { lotId: lot.id, entryId, points: part })
    due -= part
  }
  if (due > 0) throw new Error(`The lots of member ${memberId} hold ${due} points less than the account says`)
  await saveAccount(tx, { memberId, balance: account.balance - points, expiresAt: account.expiresAt })
}
