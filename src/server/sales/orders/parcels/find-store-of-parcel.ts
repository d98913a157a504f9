import type { Shop } from '#server/platform/shop.ts'
import { keptStore } from '../order-snapshot.ts'
import { findStoreRow } from './store.ts'

/** Whose a parcel is, and in which store it is picked up; null when there is no such parcel. */
export async function findStoreOfParcel(shop: Shop, parcelId: number) {
  const row = await findStoreRow(shop.database.db, parcelId)
  return row ? { memberId: row.user_id, store: keptStore.nullable().parse(row.store) } : null
}
