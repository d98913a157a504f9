import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { lockMemberOfUid } from '#server/people/members/published/uids-of-members.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createNoteRow, findNoteOfPress } from './member-note-store.ts'

/** `mentioned`: people of the office who are named in it, and hear of it. `press`: the key of what they pressed. */
export type NoteOnMember = {
  uid: string
  text: string
  pinned: boolean
  mentioned: readonly number[]
  press: string
  staffId: number
  actor: StaffActor
}

/** Writes a note on a member; who is named in it is told (MBR-04). The same press again answers the same note. */
export async function noteOnMember(
  shop: Shop,
  { uid, staffId, actor, mentioned: to, ...note }: NoteOnMember,
): Promise<Result<number, { code: 'no_such_member' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const member = await lockMemberOfUid(tx, uid)
    if (!member) return refuse({ code: 'no_such_member' })
    const before = await findNoteOfPress(tx, { staffId, press: note.press })
    if (before) return ok(before.id)
    const id = await createNoteRow(tx, { memberId: member.id, staffId, now, ...note })
    const notice = { kind: 'mentions', member: uid, by: actor.id } as const
    if (to.length > 0) await tellStaff(tx, { notice, key: `mention member-note ${id}`, to, by: staffId, now })
    const after = { note: id, text: note.text, ...(note.pinned && { pinned: true }) }
    await writeAuditEntry(tx, { actor, verb: 'add-note', subject: `member ${uid}`, before: null, after, now })
    return ok(id)
  })
}
