import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { familyOf } from '#server/sales/orders/published/family-of.ts'

/** Units of an order and of its parts that could not be found while they were packed, oldest first, and who said so. */
export async function listShortagesOf(db: Kysely<Tables>, orderId: number) {
  const rows = await db
    .selectFrom('line_shortages')
    .where('order_id', 'in', familyOf(orderId))
    .orderBy('id')
    .select(['order_line_id', 'quantity', 'reported_by', 'created_at'])
    .execute()
  return rows.map(({ order_line_id: line_id, quantity, reported_by: by, created_at }) => ({
    line_id,
    quantity,
    by,
    at: created_at.toISOString(),
  }))
}
