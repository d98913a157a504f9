import type { Shop } from '#server/platform/shop.ts'
import { listTroubledRows } from './store.ts'

export type ParcelTrouble = { order: string; about: 'parcel'; says: string }

/** Parcels that are not with their buyer and will not get there by themselves. */
export async function listParcelTroubles(shop: Shop): Promise<ParcelTrouble[]> {
  const rows = await listTroubledRows(shop.database.db)
  return rows.map(({ hashed_id, tracking_number, state }) => ({ order: hashed_id, about: 'parcel', says: `${tracking_number}: ${state}` }))
}
