import type { Tx } from '#database/connect.ts'
import { spendPoints as decideUses } from '#rules/points/points.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, lockLots, saveUses } from './store.ts'

/**
 * Pays the redeemed lines of an order. Whoever calls has decided, with the account held, that the balance is enough;
 * the database would refuse a balance below zero all the same.
 */
export async function spendPoints(tx: Tx, spending: { memberId: number; orderId: number; points: number; now: Date }): Promise<void> {
  const { memberId, orderId, points, now } = spending
  const { at } = await holdAccount(tx, { memberId, now })
  const dedupeKey = `spend:order:${orderId}`
  const entryId = await createEntry(tx, {
    memberId,
    points: -points,
    reason: 'exchange_product',
    orderId,
    actor: 'buyer',
    dedupeKey,
    effectiveAt: at,
  })
  if (entryId === null) return
  const spent = decideUses(await lockLots(tx, memberId), { points, now: at })
  if (!spent.ok) throw new Error(`Member ${memberId} has ${spent.refusal.balance} points, which do not pay ${points}`)
  await saveUses(tx, { entryId, uses: spent.value })
  await holdAccount(tx, { memberId, now: at })
}
