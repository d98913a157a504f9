import type { Tx } from '#database/connect.ts'
import { listProductRows, lockProductRows, type LockedProduct } from '../store.ts'

/** All that a product says of itself. */
export type WholeProduct = LockedProduct

/** Products that the office moves together, held until the transaction ends, in the order of their ids. */
export async function holdProducts(tx: Tx, ids: readonly number[]): Promise<WholeProduct[]> {
  return lockProductRows(tx, ids)
}

/** The same products as they stand, for who only looks. */
export async function readProducts(tx: Tx, ids: readonly number[]): Promise<WholeProduct[]> {
  return listProductRows(tx, ids)
}
