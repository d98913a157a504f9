import { expressionBuilder, type Kysely } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'

/** What an edit changed: the one of this number, or the last one of the order. Undefined when there is none. */
export async function findEdit(db: Kysely<Tables>, { orderId, editId }: { orderId: number; editId: number | null }) {
  return db
    .selectFrom('order_edits')
    .where('order_id', '=', orderId)
    .$if(editId !== null, (one) => one.where('id', '=', editId ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'changed'])
    .executeTakeFirst()
}

/** Whether an order was edited at all, as a column of another query. */
export function isEdited(orderId: Given<number>) {
  const { selectFrom, exists } = expressionBuilder<Tables, never>()
  return exists(selectFrom('order_edits').where('order_edits.order_id', '=', orderId).select('order_edits.id'))
}
