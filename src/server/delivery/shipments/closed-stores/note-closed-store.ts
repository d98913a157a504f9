import type { Tx } from '#database/connect.ts'
import { chooseStoreUntil } from '#rules/shipping/closed-store.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { lockStoreOfBox, saveClosed } from './store.ts'

export type ToldOfStore = { boxId: number; isClosed: boolean; /** When the courier was asked. */ askedAt: Date; now: Date }

/**
 * Notes whether the store of a box has closed, as its courier told, and since then until when another one can be chosen; its buyers are
 * told once. What he was asked before he took another store is of yesterday. Answers until when one can be chosen, null for a store that
 * is open.
 */
export async function noteClosedStore(tx: Tx, { boxId, isClosed, askedAt, now }: ToldOfStore): Promise<Date | null> {
  const box = await lockStoreOfBox(tx, boxId)
  if (!box || (box.storeChangedAt !== null && askedAt <= box.storeChangedAt)) return null
  if (!isClosed) {
    if (box.storeClosedUntil !== null) await saveClosed(tx, { boxId, until: null })
    return null
  }
  if (box.storeClosedUntil !== null) return box.storeClosedUntil
  const until = chooseStoreUntil(now)
  await saveClosed(tx, { boxId, until })
  for (const orderId of box.orders) await tellLater(tx, { name: 'store-closed', orderId })
  return until
}
