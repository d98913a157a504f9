import type { Tx } from '#database/connect.ts'
import { findRootId, lockOrder, lockParts, type LockedOrder } from './store.ts'

/** One parcel with the order that it belongs to, and all parcels of that order; an order that is not split is its own parcel. */
export type LockedParcel = { parcel: LockedOrder; whole: LockedOrder; parcels: readonly LockedOrder[] }

/** Holds an order with all its parcels until the transaction ends; null when nothing has that number. For operations and couriers only. */
export async function lockParcel(tx: Tx, number: string): Promise<LockedParcel | null> {
  const rootId = await findRootId(tx, number)
  if (rootId === null) return null
  const whole = await lockOrder(tx, rootId)
  const parcels = [whole, ...(await lockParts(tx, rootId))]
  const parcel = parcels.find(({ hashed_id }) => hashed_id === number)
  return parcel ? { parcel, whole, parcels } : null
}
