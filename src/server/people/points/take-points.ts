import { spendPoints } from '#rules/points/points.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { dedupeKeyOf, type PointsByHand, type PointsChanged } from './give-points.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, findEntryByKey, lockLots, saveUses } from './store.ts'

/** Takes points away by hand, never more than can be spent (PTS-14). */
export async function takePoints(shop: Shop, { key, ...taken }: PointsByHand): Promise<Result<PointsChanged, { balance: number }>> {
  const now = shop.now()
  const { memberId, points } = taken
  return shop.database.transaction(async (tx) => {
    const { balance, at } = await holdAccount(tx, { memberId, now })
    const dedupeKey = dedupeKeyOf(key)
    if (dedupeKey !== null && (await findEntryByKey(tx, dedupeKey))) return ok({ balance, isNew: false })
    const spent = spendPoints(await lockLots(tx, memberId), { points, now: at })
    if (!spent.ok) return refuse({ balance: spent.refusal.balance })
    const entryId = await createEntry(tx, { ...taken, points: -points, orderId: null, dedupeKey, effectiveAt: at })
    if (entryId !== null) await saveUses(tx, { entryId, uses: spent.value })
    const after = await holdAccount(tx, { memberId, now: at })
    return ok({ balance: after.balance, isNew: true })
  })
}
