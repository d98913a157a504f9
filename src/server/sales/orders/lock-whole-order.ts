import type { Tx } from '#database/connect.ts'
import { lockFamily, type LockedFamily } from './store.ts'

/** Holds an order with its parts until the transaction ends. Whoever holds an order and its payments holds the order first. */
export async function lockWholeOrder(tx: Tx, orderId: number): Promise<LockedFamily> {
  return lockFamily(tx, orderId)
}
