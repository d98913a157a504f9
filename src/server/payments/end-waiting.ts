import type { Tx } from '#database/connect.ts'
import { saveExpired } from './store.ts'

/** Nobody is to pay this order any more. An attempt that the company has not answered yet goes on being asked about. */
export async function endWaiting(tx: Tx, orderId: number): Promise<void> {
  await saveExpired(tx, orderId)
}
