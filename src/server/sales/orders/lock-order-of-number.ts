import type { Tx } from '#database/connect.ts'
import { findRootId, lockFamily, type LockedFamily } from './store.ts'

/** Holds the order of that number with its parts; null when there is none, or when it is the number of a part. For people of the shop only. */
export async function lockOrderOfNumber(tx: Tx, number: string): Promise<LockedFamily | null> {
  const id = await findRootId(tx, number)
  const held = id === null ? null : await lockFamily(tx, id)
  return held?.order.hashed_id === number ? held : null
}
