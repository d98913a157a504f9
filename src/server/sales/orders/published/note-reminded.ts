import type { Tx } from '#database/connect.ts'
import { saveReminded } from '../store.ts'

/** Notes that the buyer of an order is reminded of its payment, once; false when that was noted before. */
export async function noteReminded(tx: Tx, reminded: { orderId: number; now: Date }): Promise<boolean> {
  return saveReminded(tx, reminded)
}
