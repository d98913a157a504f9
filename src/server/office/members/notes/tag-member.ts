import type { StaffActor } from '#rules/actor.ts'
import { decideTags, freePlaces, type TagChange } from '#rules/orders/order-tags.ts'
import { refuse, type Result } from '#rules/result.ts'
import { lockMemberOfUid } from '#server/people/members/published/uids-of-members.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { takeOfficeTag } from '#server/sales/orders/published/office-tags.ts'
import { createMemberTag, listTagsOfMember, removeMemberTags } from './member-note-store.ts'

export type TagMemberRefusal = { code: 'no_such_member' | 'too_many_tags' }

/**
 * Puts tags on a member and takes others off, up to twenty; what changes for the one who undoes it is answered. Two who do so at once
 * each add to what the other did (MBR-04).
 */
export async function tagMember(
  shop: Shop,
  { uid, actor, ...asked }: { uid: string; actor: StaffActor } & TagChange,
): Promise<Result<TagChange, TagMemberRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const member = await lockMemberOfUid(tx, uid)
    if (!member) return refuse({ code: 'no_such_member' })
    const stood = await listTagsOfMember(tx, member.id)
    const decided = decideTags(
      stood.map(({ name }) => name),
      asked,
    )
    if (!decided.ok) return decided
    const { add, remove } = decided.value
    if (add.length + remove.length === 0) return decided
    const [gone, stays] = [stood.filter(({ name }) => remove.includes(name)), stood.filter(({ name }) => !remove.includes(name))]
    await removeMemberTags(tx, { memberId: member.id, tagIds: gone.map(({ id }) => id), at: now, by: actor.id })
    const places = freePlaces(stays.map(({ place }) => place))
    // By name, so that two who make the same new tags never wait for each other in a circle.
    for (const [at, name] of add.toSorted().entries()) {
      const tagId = await takeOfficeTag(tx, { kind: 'member', name })
      await createMemberTag(tx, { memberId: member.id, tagId, place: places[at] ?? 0 })
    }
    const sides = { before: { tags: stood.map(({ name }) => name) }, after: { tags: [...stays.map(({ name }) => name), ...add] } }
    await writeAuditEntry(tx, { actor, verb: 'change-tags', subject: `member ${uid}`, ...sides, now })
    return decided
  })
}
