import type { Tx } from '#database/connect.ts'
import { datesOfGiven, type GivenReason } from '#rules/points/points.ts'
import { ok, type Result } from '#rules/result.ts'
import type { AboveAllowance } from '#rules/staff/allowance.ts'
import { takeAllowance, type Spender } from '#server/people/staff/published/take-allowance.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdAccount } from './hold-account.ts'
import { createEntry, createLot, findEntryByKey, findUidOf } from './store.ts'

/** Points that operations give or take, and why. */
export type PointsByHand = {
  memberId: number
  points: number
  reason: GivenReason
  /** What the member reads; only with the reason custom. */
  words: string | null
  /** The name of who of the shop does it. */
  actor: string
  /** Whose allowance it counts against; left out for a command, which nothing bounds. */
  spender?: Spender
  /** The same key twice is the same points once; null when nobody will ask twice. */
  key: string | null
}

export type PointsChanged = { balance: number; isNew: boolean }

/** Gives points that can be spent at once. As the newest effective lot they set the end of all others (D-31). */
export async function givePoints(shop: Shop, given: PointsByHand): Promise<Result<PointsChanged, AboveAllowance>> {
  const now = shop.now()
  const terms = await shop.terms()
  const { memberId, points, key, spender, ...entry } = given
  return shop.database.transaction(async (tx) => {
    const { balance, at } = await holdAccount(tx, { memberId, now })
    const dedupeKey = dedupeKeyOf(key)
    if (dedupeKey !== null && (await findEntryByKey(tx, dedupeKey))) return ok({ balance, isNew: false })
    const allowed = await countPoints(tx, given, now)
    if (!allowed.ok) return allowed
    const entryId = await createEntry(tx, { ...entry, memberId, points, orderId: null, dedupeKey, effectiveAt: at })
    if (entryId === null) return ok({ balance, isNew: false })
    await createLot(tx, { memberId, entryId, points, ...datesOfGiven(at, terms.points) })
    const after = await holdAccount(tx, { memberId, now: at })
    await writePointsEntry(tx, { ...given, verb: 'give-points', before: balance, after: after.balance, now })
    return ok({ balance: after.balance, isNew: true })
  })
}

export function dedupeKeyOf(key: string | null): string | null {
  return key === null ? null : `operations:${key}`
}

/** Counts points that somebody gives or takes against what they may do alone (MBR-06). */
export async function countPoints(tx: Tx, { points, spender, key }: PointsByHand, now: Date): Promise<Result<null, AboveAllowance>> {
  return takeAllowance(tx, { permission: 'members.points', spender: spender ?? null, amount: points, cause: key ?? '', now })
}

type Entry = PointsByHand & { verb: 'give-points' | 'take-points'; before: number; after: number; now: Date }

export async function writePointsEntry(tx: Tx, { memberId, verb, actor, reason, words, before, after, now }: Entry): Promise<void> {
  await writeAuditEntry(tx, {
    actor: { kind: 'staff', id: actor },
    verb,
    subject: `member ${await findUidOf(tx, memberId)}`,
    before: { points: before },
    after: { points: after },
    reason: words ?? reason,
    now,
  })
}
