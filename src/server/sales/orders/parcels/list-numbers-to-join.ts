import type { Tx } from '#database/connect.ts'
import { listNumbersBesideRows } from './store.ts'

/** Other parcels of the same member that wait or are being packed and go the same way, those to the same door first: they might travel with this one. */
export async function listNumbersToJoin(tx: Tx, number: string): Promise<string[]> {
  return listNumbersBesideRows(tx, number)
}
