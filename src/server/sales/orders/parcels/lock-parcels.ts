import type { Tx } from '#database/connect.ts'
import type { LockedParcel } from '../lock-parcel.ts'
import { lockOrder, lockParts } from '../store.ts'
import { findRootIds } from './store.ts'

/** The same as `lockParcel` for several at once, the oldest order first, so that two who hold the same ones wait for each other. Numbers that nothing has are left out. */
export async function lockParcels(tx: Tx, numbers: readonly string[]): Promise<LockedParcel[]> {
  const held: LockedParcel[] = []
  for (const rootId of await findRootIds(tx, numbers)) {
    const whole = await lockOrder(tx, rootId)
    const parcels = [whole, ...(await lockParts(tx, rootId))]
    for (const parcel of parcels) if (numbers.includes(parcel.hashed_id)) held.push({ parcel, whole, parcels })
  }
  return held
}
