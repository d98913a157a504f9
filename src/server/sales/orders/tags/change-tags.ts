import type { Actor } from '#rules/actor.ts'
import { decideTags, freePlaces, type TagChange } from '#rules/orders/order-tags.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '../lock-parcel.ts'
import { takeOfficeTag } from '../published/office-tags.ts'
import { createOrderTag, deleteOrderTags, forgetRemovedTag, keepRemovedTags, listTagsOfOrder } from './tag-store.ts'

export type TagRefusal = { code: 'no_such_order' | 'too_many_tags' }
export type TagsToChange = { number: string; actor: Actor } & TagChange

/**
 * Puts tags on an order and takes others off; what changes for the one who undoes it is answered. Two who do so at once each add to
 * what the other did (DSK-12).
 */
export async function changeTags(shop: Shop, { number, actor, ...asked }: TagsToChange): Promise<Result<TagChange, TagRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, number)
    if (!locked) return refuse({ code: 'no_such_order' })
    const { id: orderId, hashed_id } = locked.whole
    const stood = await listTagsOfOrder(tx, orderId)
    const names = stood.map(({ name }) => name)
    const decided = decideTags(names, asked)
    if (!decided.ok) return decided
    const { add, remove } = decided.value
    if (add.length + remove.length === 0) return decided
    const [gone, stays] = [stood.filter(({ name }) => remove.includes(name)), stood.filter(({ name }) => !remove.includes(name))]
    const off = { orderId, tagIds: gone.map(({ id }) => id) }
    await deleteOrderTags(tx, off)
    await keepRemovedTags(tx, { ...off, at: now, by: String(actor.id) })
    const places = freePlaces(stays.map(({ place }) => place))
    // By name, so that two who make the same new tags never wait for each other in a circle.
    for (const [at, name] of add.toSorted().entries()) {
      const tagId = await takeOfficeTag(tx, { kind: 'order', name })
      await createOrderTag(tx, { orderId, tagId, place: places[at] ?? 0 })
      await forgetRemovedTag(tx, { orderId, tagId })
    }
    const after = { tags: [...stays.map(({ name }) => name), ...add] }
    await writeAuditEntry(tx, { actor, verb: 'change-tags', subject: `order ${hashed_id}`, before: { tags: names }, after, now })
    return ok({ add, remove })
  })
}
