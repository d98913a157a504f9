import type { ParcelState } from '#rules/shipping/parcel-state.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveState } from './store.ts'

export type KnownState = { shipmentId: number; state: ParcelState; code: string; isHandedOver: boolean }

/** Notes how far a box has come. One that waits with its label, or that its courier has not touched yet, stays where the shop put it. */
export async function recordParcelState(shop: Shop, { shipmentId, state, code, isHandedOver }: KnownState): Promise<void> {
  const told = state === 'booked' || !isHandedOver ? undefined : state
  await saveState(shop.database.db, { shipmentId, state: told, code, now: shop.now() })
}
