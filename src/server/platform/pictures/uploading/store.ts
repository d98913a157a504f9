import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database, Tx } from '#database/connect.ts'
import { anyOf } from '#database/any-of.ts'
import { takingTime } from '#database/taking-time.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** What somebody means a file to become. */
export type UploadKind = Selectable<Tables['media_uploads']>['kind']

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMediaRow>>>

const ofMedia = ['sha256', 'format', 'width', 'height', 'seconds'] as const

export async function findMediaRow(db: Db, sha256: Buffer) {
  return db.selectFrom('media').where('sha256', '=', sha256).select(ofMedia).executeTakeFirst()
}

/** What these bytes have become before. Somebody wants it again: it is not thrown away meanwhile. */
export async function touchMediaRow(db: Db, { sha256, now }: { sha256: Buffer; now: Date }) {
  return db.updateTable('media').set({ touched_at: now }).where('sha256', '=', sha256).returning(ofMedia).executeTakeFirst()
}

type Begun = { staffId: number; sha256: Buffer; bytes: number; kind: UploadKind; now: Date }

/** The upload of these bytes by this person: a new one, or the one that they began before. */
export async function openUpload(db: Db, { staffId, sha256, bytes, kind, now }: Begun) {
  return db
    .insertInto('media_uploads')
    .values({ staff_id: staffId, sha256, bytes, kind, touched_at: now })
    .onConflict((same) => same.columns(['staff_id', 'sha256']).doUpdateSet({ kind, touched_at: now }))
    .returning(['id', 'received'])
    .executeTakeFirstOrThrow()
}

type OfPerson = { id: number; staffId: number }

export async function lockUpload(tx: Tx, { id, staffId }: OfPerson) {
  return tx
    .selectFrom('media_uploads')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .select(['received', 'bytes'])
    .forUpdate()
    .executeTakeFirst()
}

export async function saveReceived(tx: Tx, { id, received, now }: { id: number; received: number; now: Date }): Promise<void> {
  await tx.updateTable('media_uploads').set({ received, touched_at: now }).where('id', '=', id).execute()
}

export async function findUpload(db: Db, { id, staffId }: OfPerson) {
  return db
    .selectFrom('media_uploads')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .select(['sha256', 'received', 'bytes', 'kind'])
    .executeTakeFirst()
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom('media_uploads').where('id', '=', id).execute()
}

type NewMedia = MediaRow & { bytes: number; staffId: number; now: Date }

/** False when the same bytes were there already. */
export async function createMedia(tx: Tx, { staffId, now, ...media }: NewMedia): Promise<boolean> {
  const created = await tx
    .insertInto('media')
    .values({ ...media, staff_id: staffId, touched_at: now })
    .onConflict((same) => same.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}

/** `beginnings`: of the fingerprints of what is shown, as far as their addresses carry them. */
export async function saveUsed(tx: Tx, { beginnings, now }: { beginnings: readonly Buffer[]; now: Date }): Promise<void> {
  await tx
    .updateTable('media')
    .set({ used_at: now })
    .where(sql<Buffer>`substring(sha256 for 16)`, '=', anyOf(beginnings, 'bytea'))
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteUploadsBefore(database: Database, before: Date): Promise<number[]> {
  return takingTime(database, async (tx) => {
    const gone = await tx.deleteFrom('media_uploads').where('touched_at', '<', before).returning('id').execute()
    return gone.map(({ id }) => id)
  })
}

/** What was uploaded before and nothing ever showed. */
export async function deleteUnusedBefore(database: Database, before: Date) {
  return takingTime(database, (tx) =>
    tx.deleteFrom('media').where('used_at', 'is', null).where('touched_at', '<', before).returning(['sha256', 'format']).execute(),
  )
}
