import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '../lock-parcel.ts'
import { attachFiles, createNoteRow, findNoteOfPress, lockFiles } from './note-store.ts'

/** `mentioned`: people of the office who are named in it, and hear of it. `press`: the key of what they pressed. */
export type NoteToAdd = {
  number: string
  text: string
  pinned: boolean
  printOnPick: boolean
  fileIds: readonly number[]
  mentioned: readonly number[]
  press: string
  staffId: number
  actor: Actor
}

export type NoteRefusal = { code: 'no_such_order' | 'no_such_file' }

/**
 * Writes a note on an order, with the files that were uploaded for it. Who is named in it is told (DSK-11). The same press again
 * answers the same note.
 */
export async function addNote(shop: Shop, { number, staffId, actor, ...note }: NoteToAdd): Promise<Result<number, NoteRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, number)
    if (!locked) return refuse({ code: 'no_such_order' })
    const { whole } = locked
    const before = await findNoteOfPress(tx, { staffId, press: note.press })
    if (before) return ok(before.id)
    const files = await lockFiles(tx, { orderId: whole.id, staffId, fileIds: note.fileIds })
    if (files < note.fileIds.length) return refuse({ code: 'no_such_file' })
    const id = await createNoteRow(tx, { orderId: whole.id, staffId, now, ...note })
    await attachFiles(tx, { noteId: id, fileIds: note.fileIds })
    const by = String(actor.id)
    const order = whole.hashed_id
    const { mentioned: to } = note
    if (to.length > 0) await tellStaff(tx, { notice: { kind: 'mentions', order, by }, key: `mention note ${id}`, to, by: staffId, now })
    const { text, pinned, printOnPick: print_on_pick } = note
    const after = { note: id, text, ...(pinned && { pinned }), ...(print_on_pick && { print_on_pick }), ...(files > 0 && { files }) }
    await writeAuditEntry(tx, { actor, verb: 'add-note', subject: `order ${order}`, before: null, after, now })
    return ok(id)
  })
}
