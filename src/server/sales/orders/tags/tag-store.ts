import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

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

/** Every tag that orders can have, by name. */
export async function listTagNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('office_tags').where('kind', '=', 'order').orderBy('name').select('name').execute()
  return rows.map(({ name }) => name)
}

/** The tag of this name, whatever its case; made when there is none. */
export async function takeTag(tx: Tx, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('office_tags')
    .values({ kind: 'order', name })
    .onConflict((known) => known.expression(sql`kind, lower(name)`).doUpdateSet({ kind: 'order' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function createOrderTag(tx: Tx, { orderId, tagId, place }: { orderId: number; tagId: number; place: number }): Promise<void> {
  await tx.insertInto('order_tags').values({ order_id: orderId, tag_id: tagId, place }).execute()
}

export async function deleteOrderTags(tx: Tx, { orderId, tagIds }: { orderId: number; tagIds: readonly number[] }): Promise<void> {
  await tx.deleteFrom('order_tags').where('order_id', '=', orderId).where('tag_id', '=', anyOf(tagIds)).execute()
}
