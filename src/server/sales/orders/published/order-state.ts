import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type OrderState = { kind: 'order'; number: string; version: number; state: string }

/** How an order, or a part of one, stands: whatever changes it raises its version. */
export async function findOrderState(db: Kysely<Tables>, orderId: number): Promise<OrderState | null> {
  const row = await db.selectFrom('orders').where('id', '=', orderId).select(['hashed_id', 'version', 'status']).executeTakeFirst()
  return row ? { kind: 'order', number: row.hashed_id, version: row.version, state: row.status } : null
}
