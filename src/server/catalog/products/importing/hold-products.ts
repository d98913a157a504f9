import type { Tx } from '#database/connect.ts'
import { holdProductIds } from './store.ts'
import { lockProductRows, type LockedProduct } from '../store.ts'

/** Holds products before their names are, as everybody does; what is said of them is read when it is asked for. */
export async function holdFirst(tx: Tx, ids: readonly number[]): Promise<void> {
  await holdProductIds(tx, ids)
}

/** Holds products in the order of their ids, as placing an order does (D-221), and answers what is said of each. */
export async function holdProducts(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LockedProduct>> {
  return new Map((await lockProductRows(tx, ids)).map((row) => [row.id, row]))
}
