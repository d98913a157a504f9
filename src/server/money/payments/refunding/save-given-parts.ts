import type { Tx } from '#database/connect.ts'
import { createPartRows, type SavedParts } from './store.ts'

/** Writes down what goes back of which line and fee. The database refuses parts that are not the refund, and more than there is. The order is held. */
export async function saveGivenParts(tx: Tx, parts: SavedParts): Promise<void> {
  await createPartRows(tx, parts)
}
