import { findLetterTo } from '#server/messages/email/letters/find-letter.ts'
import { findMemberByUid } from '#server/people/members/find-member-by-uid.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { findOfficeMember } from './find-office-member.ts'
import { listMembers } from './list/list-members.ts'

export const memberRoutes = {
  list: staffLists.members.list.handler(async ({ context: { shop, permissions }, input: { words, sort, cursor, rows } }) =>
    listMembers(shop, { words, sort, cursor, rows, permissions }),
  ),

  find: staff.members.find.handler(async ({ context: { shop, permissions, staffId, apiKeyId, address }, input: { uid } }) => {
    const found = await findOfficeMember(shop, { uid, permissions })
    if (!found) throw problem({ status: 'member_not_found' })
    const by = apiKeyId === null ? { staffId } : { apiKeyId }
    if (found.contact) await noteDataView(shop, { by, address, kind: 'member', object: `member ${uid}` })
    return found
  }),

  letter: staff.members.letter.handler(async ({ context: { shop, staffId, apiKeyId, address }, input: { uid, id } }) => {
    const memberId = await findMemberByUid(shop, uid)
    if (memberId === null) throw problem({ status: 'member_not_found' })
    const letter = await findLetterTo(shop, { id, memberId })
    if (!letter) throw problem({ status: 'not_found' })
    const by = apiKeyId === null ? { staffId } : { apiKeyId }
    await noteDataView(shop, { by, address, kind: 'member', object: `member ${uid}` })
    return letter
  }),
}
