import type { Tx } from '#database/connect.ts'
import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockNoteRow, saveNoteRemoved, saveNoteRow } from './member-note-store.ts'

type By = { id: number; staffId: number; actor: StaffActor }
type Change = { text?: string | undefined; pinned?: boolean | undefined }

export type NoteChangeRefusal = { code: 'no_such_note' | 'of_somebody_else' }
type Changed = Result<'changed' | 'same', NoteChangeRefusal>

/** Changes a note on a member: its words by who wrote it alone, whether it is pinned by anybody. Told twice, nothing changes. */
export async function changeNoteOnMember(shop: Shop, { id, staffId, actor, ...asked }: By & Change): Promise<Changed> {
  return onNote(shop, { id, actor, verb: 'change-note' }, async (tx, note) => {
    if (note.removed_at !== null) return refuse({ code: 'no_such_note' })
    if (asked.text !== undefined && note.staff_id !== staffId) return refuse({ code: 'of_somebody_else' })
    const { before, after } = changedFields({ text: note.text, pinned: note.pinned }, asked)
    if (Object.keys(after).length === 0) return ok(null)
    await saveNoteRow(tx, { id, version: note.version, change: { ...after, ...(after.text !== undefined && { edited_at: shop.now() }) } })
    return ok({ before, after })
  })
}

/** Puts a note away: it stands among what was removed, from where it can come back. */
export async function removeNoteOnMember(shop: Shop, { id, actor }: Omit<By, 'staffId'>): Promise<Changed> {
  return onNote(shop, { id, actor, verb: 'remove-note' }, async (tx, note) => {
    if (note.removed_at !== null) return ok(null)
    await saveNoteRemoved(tx, { id, version: note.version, removed: { at: shop.now(), by: actor.id } })
    return ok({ before: { text: note.text }, after: null })
  })
}

/** Brings back a note that was put away. */
export async function restoreNoteOnMember(shop: Shop, { id, actor }: Omit<By, 'staffId'>): Promise<Changed> {
  return onNote(shop, { id, actor, verb: 'restore-note' }, async (tx, note) => {
    if (note.removed_at === null) return ok(null)
    await saveNoteRemoved(tx, { id, version: note.version, removed: null })
    return ok({ before: null, after: { text: note.text } })
  })
}

type Note = NonNullable<Awaited<ReturnType<typeof lockNoteRow>>>
type Difference = { before: object | null; after: object | null }
type Act = (tx: Tx, note: Note) => Promise<Result<Difference | null, NoteChangeRefusal>>

/** Holds a note, does something with it, and writes down who did. */
async function onNote(shop: Shop, { id, actor, verb }: Pick<By, 'id' | 'actor'> & { verb: string }, act: Act): Promise<Changed> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const note = await lockNoteRow(tx, id)
    if (!note) return refuse({ code: 'no_such_note' })
    const done = await act(tx, note)
    if (!done.ok) return done
    if (done.value === null) return ok('same')
    const named = (side: object | null) => side && { note: id, ...side }
    const { before, after } = done.value
    await writeAuditEntry(tx, { actor, verb, subject: `member ${note.uid}`, before: named(before), after: named(after), now })
    return ok('changed')
  })
}
