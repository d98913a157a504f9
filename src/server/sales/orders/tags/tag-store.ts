import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { RemovedAsked } from '#rules/staff/put-away.ts'

type Db = Kysely<Tables>

/** The tags of an order, in the order in which they were put on it. */
export async function listTagsOfOrder(db: Db, orderId: number) {
  return db
    .selectFrom('order_tags')
    .innerJoin('office_tags', 'office_tags.id', 'order_tags.tag_id')
    .where('order_tags.order_id', '=', orderId)
    .orderBy('order_tags.place')
    .select(['office_tags.id', 'office_tags.name', 'order_tags.place'])
    .execute()
}

export async function createOrderTag(tx: Tx, { orderId, tagId, place }: { orderId: number; tagId: number; place: number }): Promise<void> {
  await tx.insertInto('order_tags').values({ order_id: orderId, tag_id: tagId, place }).execute()
}

export async function deleteOrderTags(tx: Tx, { orderId, tagIds }: { orderId: number; tagIds: readonly number[] }): Promise<void> {
  await tx.deleteFrom('order_tags').where('order_id', '=', orderId).where('tag_id', '=', anyOf(tagIds)).execute()
}

/** Tags that were taken off an order just now stand among what was removed; taken off again, the last time counts. */
export async function keepRemovedTags(
  tx: Tx,
  { orderId, tagIds, at, by }: { orderId: number; tagIds: readonly number[]; at: Date; by: string },
): Promise<void> {
  if (tagIds.length === 0) return
  await tx
    .insertInto('removed_order_tags')
    .values(tagIds.map((tag_id) => ({ order_id: orderId, tag_id, removed_at: at, removed_by: by })))
    .onConflict((known) => known.columns(['order_id', 'tag_id']).doUpdateSet({ removed_at: at, removed_by: by }))
    .execute()
}

/** A tag that stands on an order again is not among what was removed. */
export async function forgetRemovedTag(tx: Tx, { orderId, tagId }: { orderId: number; tagId: number }): Promise<void> {
  await tx.deleteFrom('removed_order_tags').where('order_id', '=', orderId).where('tag_id', '=', tagId).execute()
}

/** Tags that were taken off since then, the last first. */
export async function listRemovedTagRows(db: Db, { since, before, most }: Omit<RemovedAsked, 'staffId'>) {
  const rows = db
    .selectFrom('removed_order_tags as removed')
    .innerJoin('office_tags', 'office_tags.id', 'removed.tag_id')
    .innerJoin('orders', 'orders.id', 'removed.order_id')
    .where('removed.removed_at', '>', since)
    .orderBy('removed.removed_at', 'desc')
    .orderBy('removed.id', 'desc')
    .limit(most)
    .select(['removed.id', 'office_tags.name', 'orders.hashed_id as order', 'removed.removed_at', 'removed.removed_by'])
  if (!before) return rows.execute()
  return rows.where((eb) => eb(eb.refTuple('removed.removed_at', 'removed.id'), '<', eb.tuple(before.at, before.id))).execute()
}

export async function deleteRemovedTags(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('removed_order_tags').where('removed_at', '<', before).execute()
}
