import type { Tx } from '#database/connect.ts'
import { lockOrder, type LockedOrder } from './store.ts'

/** Holds an order until the transaction ends. Whoever holds an order and its payments holds the order first. */
export async function holdWholeOrder(tx: Tx, orderId: number): Promise<LockedOrder> {
  return lockOrder(tx, orderId)
}
