import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { addNote } from '#server/sales/orders/notes/add-note.ts'
import { changeNote, removeNote, restoreNote, type NoteChangeRefusal } from '#server/sales/orders/notes/change-note.ts'
import { findNoteFile } from '#server/sales/orders/notes/list-notes.ts'
import { uploadNoteFile } from '#server/sales/orders/notes/upload-note-file.ts'
import type { Result } from '#rules/result.ts'

const { notes } = staff.orderPage

const contentTypes = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' }

export const noteRoutes = {
  add: notes.add.handler(async ({ context: { shop, actor, staffId, idempotencyKey: press = '' }, input }) => {
    const { number, text, pinned, print_on_pick: printOnPick, files: fileIds, mentioned } = input
    const added = await addNote(shop, { number, text, pinned, printOnPick, fileIds, mentioned, press, staffId, actor })
    if (added.ok) return { id: added.value }
    throw problem({ status: added.refusal.code === 'no_such_order' ? 'invalid_order_number' : 'not_found' })
  }),

  change: notes.change.handler(async ({ context: { shop, actor, staffId }, input: { id, print_on_pick: printOnPick, ...said } }) =>
    done(await changeNote(shop, { id, staffId, actor, printOnPick, ...said })),
  ),

  remove: notes.remove.handler(async ({ context: { shop, actor }, input: { id } }) => done(await removeNote(shop, { id, actor }))),

  restore: notes.restore.handler(async ({ context: { shop, actor }, input: { id } }) => done(await restoreNote(shop, { id, actor }))),

  upload: notes.upload.handler(async ({ context: { shop, staffId }, input: { number, name, content } }) => {
    const kept = await uploadNoteFile(shop, { number, name, bytes: Buffer.from(content, 'base64'), staffId })
    if (kept.ok) return { id: kept.value.id }
    throw problem({ status: kept.refusal.code === 'no_such_order' ? 'invalid_order_number' : kept.refusal.code })
  }),

  noteFile: notes.noteFile.handler(async ({ context: { shop }, input: { id } }) => {
    const file = await findNoteFile(shop, id)
    if (!file) throw problem({ status: 'not_found' })
    return new File([new Uint8Array(file.bytes)], file.name, { type: contentTypes[file.kind] })
  }),
}

function done(changed: Result<unknown, NoteChangeRefusal>): { status: 'done' } {
  if (changed.ok) return { status: 'done' }
  throw problem({ status: changed.refusal.code === 'no_such_note' ? 'not_found' : 'permission_denied' })
}
