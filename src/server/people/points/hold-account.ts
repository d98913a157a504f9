import type { Tx } from '#database/connect.ts'
import { sum } from '#rules/money.ts'
import { expiredLots, settleExpiry } from '#rules/points/point-expiry.ts'
import { balanceOf, runningExpiry, type Lot } from '#rules/points/points.ts'
import { createEntry, lockAccount, lockLots, saveAccount, saveLotEnd, saveUses, type Account } from './store.ts'

/** `at`: the moment for which it is worked out, and for which its holder writes. */
export type HeldAccount = { balance: number; expiresAt: Date | null; at: Date }

/**
 * Holds a member's points until the transaction ends, as they are at this moment: what has become effective counts, and
 * what is over has left in one entry (PTS-10 to PTS-12). Whoever writes points begins here. Who waited for somebody else
 * comes with an earlier moment than that one wrote for, and takes the later: else points that were just given would not
 * be there yet.
 */
export async function holdAccount(tx: Tx, { memberId, now: asked }: { memberId: number; now: Date }): Promise<HeldAccount> {
  const before = await lockAccount(tx, memberId)
  const now = before.asOf && before.asOf > asked ? before.asOf : asked
  const lots = await lockLots(tx, memberId)
  const settled = settleExpiry(lots, now)
  for (const lot of settled) if (hasNewEnd(lot, lots)) await saveLotEnd(tx, { lotId: lot.id, expiresAt: lot.expires_at })
  await writeOff(tx, { memberId, lots: expiredLots(lots, now), now })
  const account = { balance: balanceOf(settled, now), expiresAt: runningExpiry(settled, now) }
  if (!isSame(before, account)) await saveAccount(tx, { memberId, ...account, asOf: now })
  return { ...account, at: now }
}

function hasNewEnd({ id, expires_at }: Lot, before: readonly Lot[]): boolean {
  return before.find((lot) => lot.id === id)?.expires_at?.getTime() !== expires_at?.getTime()
}

/** A lot ends once and is never filled again, so the first one names the entry. */
async function writeOff(tx: Tx, { memberId, lots, now }: { memberId: number; lots: readonly Lot[]; now: Date }): Promise<void> {
  const [first] = lots
  if (!first) return
  const points = -sum(lots.map((lot) => lot.remaining))
  const dedupeKey = `expire:lot:${first.id}`
  const entryId = await createEntry(tx, {
    memberId,
    points,
    reason: 'expiration_reset',
    orderId: null,
    actor: 'time',
    dedupeKey,
    effectiveAt: now,
  })
  if (entryId === null) throw new Error(`Lot ${first.id} has ended before`)
  await saveUses(tx, { entryId, uses: lots.map((lot) => ({ lot_id: lot.id, points: lot.remaining })) })
}

function isSame(one: Omit<Account, 'asOf'>, other: Omit<Account, 'asOf'>): boolean {
  return one.balance === other.balance && one.expiresAt?.getTime() === other.expiresAt?.getTime()
}
