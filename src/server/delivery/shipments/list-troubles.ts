import { addMinutes } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listClosedParcels } from './published/closed-stores.ts'
import { listEndingRows, listTroubledRows } from './store.ts'

export type ParcelTrouble = { order: string; about: 'parcel'; says: string }

const oneDay = 24 * 60

/** Parcels that are not with their buyer and will not get there by themselves, and labels that end within a day (PCK-23). */
export async function listParcelTroubles(shop: Shop): Promise<ParcelTrouble[]> {
  const rows = await listTroubledRows(shop.database.db)
  const closed = await listClosedParcels(shop.database.db, shop.now())
  const ending = await listEndingRows(shop.database.db, addMinutes(shop.now(), oneDay))
  return [
    ...rows.map(({ hashed_id, tracking_number, state }) => ({
      order: hashed_id,
      about: 'parcel' as const,
      says: `${tracking_number}: ${state}`,
    })),
    ...closed.map(({ hashed_id, since }) => ({
      order: hashed_id,
      about: 'parcel' as const,
      says: `store closed, another one before ${since?.toISOString() ?? ''}`,
    })),
    ...ending.map(({ hashed_id, tracking_number, label_until }) => ({
      order: hashed_id,
      about: 'parcel' as const,
      says: `${tracking_number}: label ends ${label_until?.toISOString() ?? ''}`,
    })),
  ]
}

/** Boxes whose label is worth nothing any more. */
export async function listEndedLabels(shop: Shop): Promise<number[]> {
  return (await listEndingRows(shop.database.db, shop.now())).map(({ id }) => id)
}
