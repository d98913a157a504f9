import type { Shop } from '#server/platform/shop.ts'
import { findFileRow, listFileRows, listNoteRows } from './note-store.ts'

/** What people of the office wrote on an order, newest first; what was put away stands among it with who did so. */
export async function listNotes({ database: { db } }: Pick<Shop, 'database'>, orderId: number) {
  const [notes, files] = [await listNoteRows(db, orderId), await listFileRows(db, orderId)]
  return notes.map(({ removed_at, removed_by, edited_at, written_at, ...note }) => ({
    ...note,
    at: written_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    removed: removed_at && removed_by ? { at: removed_at.toISOString(), by: removed_by } : null,
    files: files.filter(({ note_id }) => note_id === note.id).map(({ id, name, kind }) => ({ id, name, kind })),
  }))
}

/** A file of a note, with its bytes. */
export async function findNoteFile({ database: { db } }: Pick<Shop, 'database'>, id: number) {
  return (await findFileRow(db, id)) ?? null
}
