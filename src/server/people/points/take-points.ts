import { spendPoints } from '#rules/points/points.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { AboveAllowance } from '#rules/staff/allowance.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countPoints, dedupeKeyOf, writePointsEntry, type PointsByHand, type PointsChanged } from './give-points.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, findEntryByKey, lockLots, saveUses } from './store.ts'

export type TakeRefusal = { code: 'no_enough_shopping_point'; balance: number } | AboveAllowance

/** Takes points away by hand, never more than can be spent (PTS-14). */
export async function takePoints(shop: Shop, taken: PointsByHand): Promise<Result<PointsChanged, TakeRefusal>> {
  const now = shop.now()
  const { memberId, points, key, spender, ...entry } = taken
  return shop.database.transaction(async (tx) => {
    const { balance, at } = await holdAccount(tx, { memberId, now })
    const dedupeKey = dedupeKeyOf(key)
    if (dedupeKey !== null && (await findEntryByKey(tx, dedupeKey))) return ok({ balance, isNew: false })
    const spent = spendPoints(await lockLots(tx, memberId), { points, now: at })
    if (!spent.ok) return refuse(spent.refusal)
    const allowed = await countPoints(tx, taken, now)
    if (!allowed.ok) return allowed
    const entryId = await createEntry(tx, { ...entry, memberId, points: -points, orderId: null, dedupeKey, effectiveAt: at })
    if (entryId !== null) await saveUses(tx, { entryId, uses: spent.value })
    const after = await holdAccount(tx, { memberId, now: at })
    if (entryId !== null) await writePointsEntry(tx, { ...taken, verb: 'take-points', before: balance, after: after.balance, now })
    return ok({ balance: after.balance, isNew: true })
  })
}
