import type { ParcelState } from '#rules/shipping/parcel-state.ts'
import type { Shop } from '#server/platform/shop.ts'
import { noteClosedStore } from './closed-stores/note-closed-store.ts'
import { saveState } from './store.ts'

export type KnownState = {
  shipmentId: number
  state: ParcelState
  code: string
  isHandedOver: boolean
  /** When the courier was asked. */
  askedAt: Date
}

/**
 * Notes how far a box has come. One that waits with its label, or that its courier has not touched yet, stays where the shop put it; that
 * its store has closed is noted even then. Once nobody has chosen another store in time, the box comes back, whatever is said of the store.
 */
export async function recordParcelState(shop: Shop, { shipmentId, state, code, isHandedOver, askedAt }: KnownState): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const isClosed = state === 'store_closed'
    const until = await noteClosedStore(tx, { boxId: shipmentId, isClosed, askedAt, now })
    const stays = state === 'booked' || !isHandedOver || (isClosed && (until === null || until <= now))
    await saveState(tx, { shipmentId, state: stays ? undefined : state, code, now })
  })
}
