import type { Shop } from '#server/platform/shop.ts'
import { listParcelsOnPaper, type ParcelOnPaper } from '#server/sales/orders/published/parcels/parcels-on-paper.ts'
import type { Sees } from '../printing/print-papers.ts'
import { listInWaves } from '../printing/store.ts'
import { findPictureRow, listPictureRows } from './picture-store.ts'

type Seeing = { sees: Sees }

/** The pictures of the open box of a parcel; null when there is no such parcel, or it may not be seen. */
export async function listPictures(shop: Shop, { number, sees }: Seeing & { number: string }) {
  const { db } = shop.database
  const parcel = await findSeen(shop, { number, sees })
  return parcel && listPictureRows(db, { orderId: parcel.id, now: shop.now() })
}

/** One of them; null when it is not kept any more, or may not be seen. */
export async function findPicture(shop: Shop, { id, sees }: Seeing & { id: number }): Promise<Buffer | null> {
  const picture = await findPictureRow(shop.database.db, { id, now: shop.now() })
  return picture && (await findSeen(shop, { number: picture.number, sees })) ? picture.bytes : null
}

async function findSeen({ database: { db } }: Shop, { number, sees }: Seeing & { number: string }): Promise<ParcelOnPaper | null> {
  const [parcel] = await listParcelsOnPaper(db, [number])
  if (!parcel) return null
  const inWave = (await listInWaves(db, [parcel.id])).has(parcel.id)
  return sees({ ...parcel, inWave }) ? parcel : null
}
