import type { Tx } from '#database/connect.ts'
import { listLineProductIds } from './store.ts'

/** The products that these lines of a member are made of: the goods themselves and what was picked into bundles. */
export async function listProductsOfLines(tx: Tx, lines: { memberId: number; lineIds: readonly number[] }): Promise<number[]> {
  return listLineProductIds(tx, lines)
}
