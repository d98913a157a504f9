import type { Tx } from '#database/connect.ts'
import { findIdOf } from './store.ts'

/** The running number of an order of this member, which nobody outside learns; null when there is none. */
export async function findOrderId(tx: Tx, owned: { memberId: number; hashedId: string }): Promise<number | null> {
  return findIdOf(tx, owned)
}
