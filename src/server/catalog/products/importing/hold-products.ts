import type { Tx } from '#database/connect.ts'
import { lockProductRows, type LockedProduct } from '../store.ts'

/** Holds products in the order of their ids, as placing an order does (D-221), and answers what is said of each. */
export async function holdProducts(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LockedProduct>> {
  return new Map((await lockProductRows(tx, ids)).map((row) => [row.id, row]))
}
