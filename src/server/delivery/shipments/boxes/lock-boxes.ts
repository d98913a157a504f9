import type { Tx } from '#database/connect.ts'
import type { Box } from './box.ts'
import { listLiveRows } from './store.ts'

/** The boxes in which goods of these orders lie, but for those that were put away, held until the transaction ends. */
export async function lockBoxes(tx: Tx, orderIds: readonly number[]): Promise<Box[]> {
  return listLiveRows(tx, orderIds)
}
