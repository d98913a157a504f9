import type { Kysely } from 'kysely'
import type { Database, Tx } from '#database/connect.ts'
import { takingTime } from '#database/taking-time.ts'
import type { Tables } from '#database/tables.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'
import { parcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'

type Db = Kysely<Tables>

/** The pictures of a parcel that are still kept, without their bytes. */
export async function listPictureRows(db: Db, { orderId, now }: { orderId: number; now: Date }) {
  return db
    .selectFrom('order_pictures')
    .innerJoin(namesOfStaff().as('taker'), 'taker.id', 'order_pictures.staff_id')
    .where('order_id', '=', orderId)
    .where('keep_until', '>', now)
    .orderBy('order_pictures.place')
    .select(['order_pictures.id', 'order_pictures.place', 'order_pictures.taken_at', 'order_pictures.keep_until', 'taker.name as by'])
    .execute()
}

export type NewPicture = { orderId: number; place: number; staffId: number; bytes: Buffer; takenAt: Date; keepUntil: Date }

export async function createPicture(tx: Tx, { orderId, place, staffId, bytes, takenAt, keepUntil }: NewPicture): Promise<number> {
  const { id } = await tx
    .insertInto('order_pictures')
    .values({ order_id: orderId, place, staff_id: staffId, bytes, taken_at: takenAt, keep_until: keepUntil })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A picture with the number of its parcel, and how that stands. */
export async function findPictureRow(db: Db, { id, now }: { id: number; now: Date }) {
  return db
    .selectFrom('order_pictures')
    .innerJoin(parcels().as('parcel'), 'parcel.id', 'order_pictures.order_id')
    .where('order_pictures.id', '=', id)
    .where('order_pictures.keep_until', '>', now)
    .select(['order_pictures.place', 'order_pictures.bytes', 'parcel.number'])
    .executeTakeFirst()
}

/** False when it was not there any more. */
export async function deletePicture(tx: Tx, id: number): Promise<boolean> {
  const gone = await tx.deleteFrom('order_pictures').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

export async function deletePicturesBefore(database: Database, now: Date): Promise<void> {
  await takingTime(database, (tx) => tx.deleteFrom('order_pictures').where('keep_until', '<=', now).execute())
}
