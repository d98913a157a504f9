import { datesOfGiven, type GivenReason } from '#rules/points/points.ts'
import { ok, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, createLot } from './store.ts'

/** Points that operations give or take, and why. */
export type PointsByHand = {
  memberId: number
  points: number
  reason: GivenReason
  /** What the member reads; only with the reason custom. */
  words: string | null
  actor: string
  /** The same key twice is the same points once; null when nobody will ask twice. */
  key: string | null
}

export type PointsChanged = { balance: number; isNew: boolean }

/** Gives points that can be spent at once. As the newest effective lot they set the end of all others (D-31). */
export async function givePoints(shop: Shop, { key, ...given }: PointsByHand): Promise<Result<PointsChanged, { balance: number }>> {
  const now = shop.now()
  const terms = await shop.terms()
  const { memberId, points } = given
  return shop.database.transaction(async (tx) => {
    const { balance, at } = await holdAccount(tx, { memberId, now })
    const entryId = await createEntry(tx, { ...given, orderId: null, dedupeKey: dedupeKeyOf(key), effectiveAt: at })
    if (entryId === null) return ok({ balance, isNew: false })
    await createLot(tx, { memberId, entryId, points, ...datesOfGiven(at, terms.points) })
    const after = await holdAccount(tx, { memberId, now: at })
    return ok({ balance: after.balance, isNew: true })
  })
}

export function dedupeKeyOf(key: string | null): string | null {
  return key === null ? null : `operations:${key}`
}
