import type { Removed, RemovedAsked } from '#rules/staff/put-away.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteRemovedNotes, listRemovedNoteRows } from './note-store.ts'

/** So much of a note says which it was. */
const longestName = 200

/** Notes that were put away and can be had back (NAV-18). */
export async function listRemovedNotes({ database: { db } }: Pick<Shop, 'database'>, asked: RemovedAsked): Promise<Removed[]> {
  const rows = await listRemovedNoteRows(db, asked)
  return rows.map(({ id, text, order, removed_at, removed_by: by }) => {
    const name = [...text].slice(0, longestName).join('')
    return { id, name: { zh: name, en: name }, order, at: removed_at ?? asked.since, by }
  })
}

/** Notes that were put away before are gone for good, with their files. */
export async function forgetRemovedNotes({ database }: Pick<Shop, 'database'>, before: Date): Promise<void> {
  await deleteRemovedNotes(database, before)
}
