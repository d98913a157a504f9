import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Database, Tx } from '#database/connect.ts'
import { takingTime } from '#database/taking-time.ts'
import type { Tables } from '#database/tables.ts'
import type { NoteFileKind } from '#rules/orders/note-files.ts'
import type { RemovedAsked } from '#rules/staff/put-away.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'

type Db = Kysely<Tables>

export type NewNote = { orderId: number; staffId: number; text: string; pinned: boolean; printOnPick: boolean; press: string; now: Date }

export async function createNoteRow(tx: Tx, { orderId, staffId, text, pinned, printOnPick, press, now }: NewNote): Promise<number> {
  const { id } = await tx
    .insertInto('order_notes')
    .values({ order_id: orderId, staff_id: staffId, text, pinned, print_on_pick: printOnPick, press, written_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The note that a press has written; undefined where it has written none. */
export async function findNoteOfPress(db: Db, { staffId, press }: Pick<NewNote, 'staffId' | 'press'>) {
  return db.selectFrom('order_notes').where('staff_id', '=', staffId).where('press', '=', press).select('id').executeTakeFirst()
}

/** A note, held until the transaction ends, with the number of its order. */
export async function lockNoteRow(tx: Tx, id: number) {
  return tx
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .where('order_notes.id', '=', id)
    .select(['order_notes.id', 'order_notes.order_id', 'orders.hashed_id as number', 'order_notes.staff_id', 'order_notes.text'])
    .select(['order_notes.pinned', 'order_notes.print_on_pick', 'order_notes.removed_at', 'order_notes.version'])
    .forUpdate('order_notes')
    .executeTakeFirst()
}

export type NoteChange = { text?: string; pinned?: boolean; print_on_pick?: boolean; edited_at?: Date }

export async function saveNoteRow(tx: Tx, { id, version, change }: { id: number; version: number; change: NoteChange }): Promise<void> {
  await tx
    .updateTable('order_notes')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** `removed`: when and by whom; null puts it back. */
export async function saveNoteRemoved(
  tx: Tx,
  { id, version, removed }: { id: number; version: number; removed: { at: Date; by: string } | null },
): Promise<void> {
  await tx
    .updateTable('order_notes')
    .set({ removed_at: removed?.at ?? null, removed_by: removed?.by ?? null, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** The notes of an order, newest first, those that were put away too. */
export async function listNoteRows(db: Db, orderId: number) {
  return db
    .selectFrom('order_notes')
    .innerJoin(colleagues().as('writers'), 'writers.id', 'order_notes.staff_id')
    .where('order_notes.order_id', '=', orderId)
    .orderBy('order_notes.id', 'desc')
    .select(['order_notes.id', 'order_notes.staff_id', 'writers.name as by', 'order_notes.text', 'order_notes.pinned'])
    .select(['order_notes.print_on_pick', 'order_notes.removed_at', 'order_notes.removed_by', 'order_notes.edited_at'])
    .select('order_notes.written_at')
    .execute()
}

/** The files that notes of an order carry, without their bytes. */
export async function listFileRows(db: Db, orderId: number) {
  return db
    .selectFrom('order_note_files')
    .where('order_id', '=', orderId)
    .where('note_id', 'is not', null)
    .orderBy('place')
    .select(['id', 'note_id', 'name', 'kind'])
    .execute()
}

export type NewFile = { orderId: number; staffId: number; name: string; kind: NoteFileKind; bytes: Buffer; now: Date }

export async function createFileRow(tx: Tx, { orderId, staffId, name, kind, bytes, now }: NewFile): Promise<number> {
  const { id } = await tx
    .insertInto('order_note_files')
    .values({ order_id: orderId, staff_id: staffId, name, kind, bytes, uploaded_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Uploaded = { orderId: number; staffId: number; fileIds: readonly number[] }

/** Holds files that somebody has uploaded for a note of this order that is not written yet; how many of them there are. */
export async function lockFiles(tx: Tx, { orderId, staffId, fileIds }: Uploaded): Promise<number> {
  const rows = await tx
    .selectFrom('order_note_files')
    .where('id', '=', anyOf(fileIds))
    .where('order_id', '=', orderId)
    .where('staff_id', '=', staffId)
    .where('note_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .select('id')
    .execute()
  return rows.length
}

/** Gives a note these files, in this order. */
export async function attachFiles(tx: Tx, { noteId, fileIds }: { noteId: number; fileIds: readonly number[] }): Promise<void> {
  for (const [place, id] of fileIds.entries())
    await tx
      .updateTable('order_note_files')
      .set({ note_id: noteId, place: place + 1 })
      .where('id', '=', id)
      .execute()
}

export async function findFileRow(db: Db, id: number) {
  return db.selectFrom('order_note_files').where('id', '=', id).select(['name', 'kind', 'bytes']).executeTakeFirst()
}

/** Files that were uploaded before, for a note that was never written. */
export async function deleteLostFiles(database: Database, moment: Date): Promise<void> {
  await takingTime(database, (tx) =>
    tx.deleteFrom('order_note_files').where('note_id', 'is', null).where('uploaded_at', '<', moment).execute(),
  )
}

/** Notes that were put away since then, the last first. */
export async function listRemovedNoteRows(db: Db, { since, before, most }: Omit<RemovedAsked, 'staffId'>) {
  const rows = db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .where('order_notes.removed_at', '>', since)
    .orderBy('order_notes.removed_at', 'desc')
    .orderBy('order_notes.id', 'desc')
    .limit(most)
    .select(['order_notes.id', 'order_notes.text', 'orders.hashed_id as order', 'order_notes.removed_at', 'order_notes.removed_by'])
  if (!before) return rows.execute()
  return rows.where((eb) => eb(eb.refTuple('order_notes.removed_at', 'order_notes.id'), '<', eb.tuple(before.at, before.id))).execute()
}

/** Notes that were put away before, with their files. */
export async function deleteRemovedNotes(database: Database, before: Date): Promise<void> {
  await takingTime(database, async (tx) => {
    const gone = tx.selectFrom('order_notes').where('removed_at', '<', before).select('id')
    await tx.deleteFrom('order_note_files').where('note_id', 'in', gone).execute()
    await tx.deleteFrom('order_notes').where('removed_at', '<', before).execute()
  })
}
