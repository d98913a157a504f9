import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { RemovedAsked } from '#rules/staff/put-away.ts'
import { uidsOfMembers } from '#server/people/members/published/uids-of-members.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'
import { officeTags } from '#server/sales/orders/published/office-tags.ts'

type Db = Kysely<Tables>

export type NewNote = { memberId: number; staffId: number; text: string; pinned: boolean; press: string; now: Date }

export async function createNoteRow(tx: Tx, { memberId, staffId, text, pinned, press, now }: NewNote): Promise<number> {
  const { id } = await tx
    .insertInto('member_notes')
    .values({ user_id: memberId, staff_id: staffId, text, pinned, press, written_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The note that a press has written; undefined where it has written none. */
export async function findNoteOfPress(db: Db, { staffId, press }: Pick<NewNote, 'staffId' | 'press'>) {
  return db.selectFrom('member_notes').where('staff_id', '=', staffId).where('press', '=', press).select('id').executeTakeFirst()
}

/** A note, held until the transaction ends, with the number of its member. */
export async function lockNoteRow(tx: Tx, id: number) {
  return tx
    .selectFrom('member_notes')
    .innerJoin(uidsOfMembers().as('members'), 'members.id', 'member_notes.user_id')
    .where('member_notes.id', '=', id)
    .select(['member_notes.id', 'members.uid', 'member_notes.staff_id', 'member_notes.text', 'member_notes.pinned'])
    .select(['member_notes.removed_at', 'member_notes.version'])
    .forUpdate('member_notes')
    .executeTakeFirst()
}

export type NoteChange = { text?: string; pinned?: boolean; edited_at?: Date }

export async function saveNoteRow(tx: Tx, { id, version, change }: { id: number; version: number; change: NoteChange }): Promise<void> {
  await tx
    .updateTable('member_notes')
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
    .updateTable('member_notes')
    .set({ removed_at: removed?.at ?? null, removed_by: removed?.by ?? null, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** The notes of a member, newest first, those that were put away too. */
export async function listNoteRows(db: Db, memberId: number) {
  return db
    .selectFrom('member_notes')
    .innerJoin(colleagues().as('writers'), 'writers.id', 'member_notes.staff_id')
    .where('member_notes.user_id', '=', memberId)
    .orderBy('member_notes.id', 'desc')
    .select(['member_notes.id', 'member_notes.staff_id', 'writers.name as by', 'member_notes.text', 'member_notes.pinned'])
    .select(['member_notes.removed_at', 'member_notes.removed_by', 'member_notes.edited_at', 'member_notes.written_at'])
    .execute()
}

/** Notes that were put away since then, the last first. */
export async function listRemovedNoteRows(db: Db, { since, before, most }: Omit<RemovedAsked, 'staffId'>) {
  const rows = db
    .selectFrom('member_notes')
    .innerJoin(uidsOfMembers().as('members'), 'members.id', 'member_notes.user_id')
    .where('member_notes.removed_at', '>', since)
    .orderBy('member_notes.removed_at', 'desc')
    .orderBy('member_notes.id', 'desc')
    .limit(most)
    .select(['member_notes.id', 'member_notes.text', 'members.uid', 'member_notes.removed_at', 'member_notes.removed_by'])
  if (!before) return rows.execute()
  return rows.where((eb) => eb(eb.refTuple('member_notes.removed_at', 'member_notes.id'), '<', eb.tuple(before.at, before.id))).execute()
}

export async function deleteRemovedNotes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('member_notes').where('removed_at', '<', before).execute()
}

/** The tags of a member, in the order in which they were put on them. */
export async function listTagsOfMember(db: Db, memberId: number) {
  return db
    .selectFrom('member_tags')
    .innerJoin(officeTags().as('tags'), 'tags.id', 'member_tags.tag_id')
    .where('member_tags.user_id', '=', memberId)
    .orderBy('member_tags.place')
    .select(['tags.id', 'tags.name', 'member_tags.place'])
    .execute()
}

/** The same of several members at once. */
export async function listTagsOfMembers(db: Db, memberIds: readonly number[]) {
  return db
    .selectFrom('member_tags')
    .innerJoin(officeTags().as('tags'), 'tags.id', 'member_tags.tag_id')
    .where('member_tags.user_id', '=', anyOf(memberIds))
    .orderBy('member_tags.place')
    .select(['member_tags.user_id', 'tags.name'])
    .execute()
}

/** Puts a tag on a member; it is not among what was removed any more. */
export async function createMemberTag(
  tx: Tx,
  { memberId, tagId, place }: { memberId: number; tagId: number; place: number },
): Promise<void> {
  await tx.insertInto('member_tags').values({ user_id: memberId, tag_id: tagId, place }).execute()
  await tx.deleteFrom('removed_member_tags').where('user_id', '=', memberId).where('tag_id', '=', tagId).execute()
}

type TakenOff = { memberId: number; tagIds: readonly number[]; at: Date; by: string }

/** Takes tags off a member; they stand among what was removed. Taken off again, the last time counts. */
export async function removeMemberTags(tx: Tx, { memberId, tagIds, at, by }: TakenOff): Promise<void> {
  if (tagIds.length === 0) return
  await tx.deleteFrom('member_tags').where('user_id', '=', memberId).where('tag_id', '=', anyOf(tagIds)).execute()
  await tx
    .insertInto('removed_member_tags')
    .values(tagIds.map((tag_id) => ({ user_id: memberId, tag_id, removed_at: at, removed_by: by })))
    .onConflict((known) => known.columns(['user_id', 'tag_id']).doUpdateSet({ removed_at: at, removed_by: by }))
    .execute()
}

/** Tags that were taken off since then, the last first. */
export async function listRemovedTagRows(db: Db, { since, before, most }: Omit<RemovedAsked, 'staffId'>) {
  const rows = db
    .selectFrom('removed_member_tags as removed')
    .innerJoin(officeTags().as('tags'), 'tags.id', 'removed.tag_id')
    .innerJoin(uidsOfMembers().as('members'), 'members.id', 'removed.user_id')
    .where('removed.removed_at', '>', since)
    .orderBy('removed.removed_at', 'desc')
    .orderBy('removed.id', 'desc')
    .limit(most)
    .select(['removed.id', 'tags.name', 'members.uid', 'removed.removed_at', 'removed.removed_by'])
  if (!before) return rows.execute()
  return rows.where((eb) => eb(eb.refTuple('removed.removed_at', 'removed.id'), '<', eb.tuple(before.at, before.id))).execute()
}

export async function deleteRemovedTags(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('removed_member_tags').where('removed_at', '<', before).execute()
}
