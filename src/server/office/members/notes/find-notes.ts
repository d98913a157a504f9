import type { Removed, RemovedAsked } from '#rules/staff/put-away.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteRemovedNotes, deleteRemovedTags, listNoteRows, listRemovedNoteRows, listRemovedTagRows } from './member-note-store.ts'

type With = Pick<Shop, 'database'>

/** What people of the office wrote on a member, newest first; what was put away stands among it with who did so. */
export async function listNotesOnMember({ database: { db } }: With, memberId: number) {
  return (await listNoteRows(db, memberId)).map(({ removed_at, removed_by, edited_at, written_at, ...note }) => ({
    ...note,
    at: written_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    removed: removed_at && removed_by ? { at: removed_at.toISOString(), by: removed_by } : null,
  }))
}

/** The notes that stand on every order of a member (MBR-04), newest first. */
export async function listPinnedOnMember(shop: With, memberId: number) {
  return (await listNotesOnMember(shop, memberId))
    .filter(({ pinned, removed }) => pinned && removed === null)
    .map(({ id, text, by, at }) => ({ id, text, by, at }))
}

/** So much of a note says which it was. */
const longestName = 200

/** Notes on members that were put away and can be had back (NAV-18). */
export async function listRemovedNotesOnMembers({ database: { db } }: With, asked: RemovedAsked): Promise<Removed[]> {
  const rows = await listRemovedNoteRows(db, asked)
  return rows.map(({ id, text, uid: member, removed_at, removed_by: by }) => {
    const name = [...text].slice(0, longestName).join('')
    return { id, name: { zh: name, en: name }, order: null, member, at: removed_at ?? asked.since, by }
  })
}

export async function forgetRemovedNotesOnMembers({ database: { db } }: With, before: Date): Promise<void> {
  await deleteRemovedNotes(db, before)
}

/** Tags that were taken off members and can be put on them again. */
export async function listRemovedTagsOfMembers({ database: { db } }: With, asked: RemovedAsked): Promise<Removed[]> {
  const rows = await listRemovedTagRows(db, asked)
  return rows.map(({ id, name, uid: member, removed_at: at, removed_by: by }) => ({
    id,
    name: { zh: name, en: name },
    order: null,
    member,
    at,
    by,
  }))
}

export async function forgetRemovedTagsOfMembers({ database: { db } }: With, before: Date): Promise<void> {
  await deleteRemovedTags(db, before)
}
