import type { Result } from '#rules/result.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { listOfficeTagNames } from '#server/sales/orders/published/office-tags.ts'
import { changeNoteOnMember, removeNoteOnMember, restoreNoteOnMember, type NoteChangeRefusal } from './notes/change-note-on-member.ts'
import { noteOnMember } from './notes/note-on-member.ts'
import { tagMember } from './notes/tag-member.ts'

const calls = staff.memberNotes

export const memberNoteRoutes = {
  add: calls.add.handler(async ({ context: { shop, actor, staffId, idempotencyKey: press = '' }, input }) => {
    const added = await noteOnMember(shop, { ...input, press, staffId, actor })
    if (!added.ok) throw problem({ status: 'member_not_found' })
    return { id: added.value }
  }),

  change: calls.change.handler(async ({ context: { shop, actor, staffId }, input }) =>
    done(await changeNoteOnMember(shop, { ...input, staffId, actor })),
  ),

  remove: calls.remove.handler(async ({ context: { shop, actor }, input: { id } }) => done(await removeNoteOnMember(shop, { id, actor }))),

  restore: calls.restore.handler(async ({ context: { shop, actor }, input: { id } }) =>
    done(await restoreNoteOnMember(shop, { id, actor })),
  ),

  knownTags: calls.knownTags.handler(async ({ context: { shop } }) => ({ tags: await listOfficeTagNames(shop.database.db, 'member') })),

  tag: calls.tag.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await tagMember(shop, { ...input, actor })
    if (changed.ok) return { add: [...changed.value.add], remove: [...changed.value.remove] }
    throw problem({ status: changed.refusal.code === 'no_such_member' ? 'member_not_found' : changed.refusal.code })
  }),
}

function done(changed: Result<unknown, NoteChangeRefusal>): { status: 'done' } {
  if (changed.ok) return { status: 'done' }
  throw problem({ status: changed.refusal.code === 'of_somebody_else' ? 'permission_denied' : 'not_found' })
}
