import type { Tx } from '#database/connect.ts'
import { sum, type Twd } from '#rules/money.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { listShortLines } from '#server/sales/orders/published/short-lines.ts'

/** The order, its parcel and how much had gone back: other numbers mean that something has happened since (ACC-39). */
export type MissingSeen = { order: number; parcel: number; given: number }

export async function seeParcel(tx: Tx, { whole, parcel }: LockedParcel): Promise<MissingSeen> {
  return { order: whole.version, parcel: parcel.version, given: (await listGivenParts(tx, whole.id)).length }
}

export function isSeen(now: MissingSeen, seen: MissingSeen): boolean {
  return now.order === seen.order && now.parcel === seen.parcel && now.given === seen.given
}

/** What went back before for goods that were missing in the same parcel: somebody's allowance is for all of it. */
export async function missedBefore(tx: Tx, { whole, parcel }: LockedParcel): Promise<Twd> {
  const short = await listShortLines(tx, whole.id)
  const causes = new Set(short.filter(({ parcelId }) => parcelId === parcel.id).map(({ cause }) => cause))
  const given = await listGivenParts(tx, whole.id)
  return sum(given.filter(({ cause }) => causes.has(cause)).map(({ amount }) => amount))
}
