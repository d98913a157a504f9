import type { Tx } from '#database/connect.ts'
import { sumLines } from './store.ts'

/** What the lines of one parcel come to, in money and in points that were spent on them. */
export async function sumParcel(tx: Tx, orderId: number): Promise<{ items: number; points: number }> {
  return sumLines(tx, orderId)
}
