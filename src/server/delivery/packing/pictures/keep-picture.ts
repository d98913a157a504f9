import { addDays } from '#rules/calendar.ts'
import { kindOfFile } from '#rules/orders/note-files.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { daysOfBoxPictures, mostBoxPictures, mostPictureBytes } from '#rules/shipping/open-box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { encodePhoto } from '#server/platform/pictures/encode-photo.ts'
import type { Shop } from '#server/platform/shop.ts'
import { takeToPack, type Packer, type PackingRefusal } from '../parcels/claim-parcel.ts'
import { createPicture, deletePicture, deletePicturesBefore, findPictureRow, listPictureRows } from './picture-store.ts'

export type PictureRefusal = PackingRefusal | { code: 'picture_refused' | 'file_too_large' | 'too_many_pictures' }

/** Keeps a picture of the open box of a parcel that is being packed, drawn anew, for claims of missing or broken goods (PCK-16). */
export async function keepPicture(shop: Shop, { bytes, ...packer }: Packer & { bytes: Buffer }): Promise<Result<number, PictureRefusal>> {
  if (bytes.length > mostPictureBytes) return refuse({ code: 'file_too_large' })
  const kind = kindOfFile(bytes)
  const photo = kind === null || kind === 'pdf' ? null : await encodePhoto(bytes)
  if (photo === null) return refuse({ code: 'picture_refused' })
  const now = shop.now()
  const { number, staffId, actor } = packer
  return shop.database.transaction(async (tx) => {
    const taken = await takeToPack(tx, { number, staffId, now })
    if (!taken.ok) return taken
    const orderId = taken.value.order_id
    const there = await listPictureRows(tx, { orderId, now })
    const place = [1, 2, 3].slice(0, mostBoxPictures).find((each) => there.every((picture) => picture.place !== each))
    if (place === undefined) return refuse({ code: 'too_many_pictures' })
    const id = await createPicture(tx, { orderId, place, staffId, bytes: photo, takenAt: now, keepUntil: addDays(now, daysOfBoxPictures) })
    await writeAuditEntry(tx, { actor, verb: 'keep-picture', subject: `order ${number}`, before: null, after: { picture: place }, now })
    return ok(id)
  })
}

/** Takes a picture away that shows nothing, while its parcel is being packed. Told twice, nothing changes. */
export async function removePicture(
  shop: Shop,
  { id, staffId, actor }: Omit<Packer, 'number'> & { id: number },
): Promise<Result<'removed', PackingRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const picture = await findPictureRow(tx, { id, now })
    if (!picture) return ok('removed')
    const { number, place } = picture
    const taken = await takeToPack(tx, { number, staffId, now })
    if (!taken.ok) return taken
    if (!(await deletePicture(tx, id))) return ok('removed')
    await writeAuditEntry(tx, { actor, verb: 'remove-picture', subject: `order ${number}`, before: { picture: place }, after: null, now })
    return ok('removed')
  })
}

export async function cleanPictures({ database, now }: Shop): Promise<void> {
  await deletePicturesBefore(database, now())
}
