import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listOverdueRows, saveChangedStore, saveClosed, saveComingBack } from './store.ts'

/** Boxes for which nobody chose another store in time. */
export async function listUnchosen(shop: Shop): Promise<number[]> {
  return listOverdueRows(shop.database.db, shop.now())
}

/** It comes back to the shop, like a parcel that nobody fetched. */
export async function noteComingBack(tx: Tx, boxId: number): Promise<void> {
  await saveComingBack(tx, boxId)
}

/** Its store is known to be closed since then; null for none, or another one. */
export async function noteClosedUntil(tx: Tx, closed: { boxId: number; until: Date | null }): Promise<void> {
  await saveClosed(tx, closed)
}

/** Its courier brings it to another store. */
export async function noteStoreChanged(
  tx: Tx,
  changed: { boxId: number; storeId: string; isHandedOver: boolean; now: Date },
): Promise<void> {
  await saveChangedStore(tx, changed)
}
