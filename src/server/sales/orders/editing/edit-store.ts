import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Who edited an order last, and when; undefined when nobody did. */
export async function findLastEdit(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('order_edits')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'actor', 'created_at'])
    .executeTakeFirst()
}

export type NewEdit = { orderId: number; changed: object; actor: string; now: Date }

export async function createEdit(tx: Tx, { orderId, changed, actor, now }: NewEdit): Promise<number> {
  const { id } = await tx
    .insertInto('order_edits')
    .values({ order_id: orderId, changed: JSON.stringify(changed), actor, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
