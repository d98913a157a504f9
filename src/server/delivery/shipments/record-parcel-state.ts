import type { Shop } from '#server/platform/shop.ts'
import type { ParcelState } from '#ports/courier.ts'
import { saveState } from './store.ts'

/** Notes how far a parcel has come. */
export async function recordParcelState(
  shop: Shop,
  { shipmentId, state, code }: { shipmentId: number; state: ParcelState; code: string },
): Promise<void> {
  await saveState(shop.database.db, { shipmentId, state, code, now: shop.now() })
}
