import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'

/** Who looks after an order; undefined for nobody. */
export async function findAssigned(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('orders')
    .innerJoin(colleagues().as('colleagues'), 'colleagues.id', 'orders.assigned_to')
    .where('orders.id', '=', orderId)
    .select(['colleagues.id', 'colleagues.name'])
    .executeTakeFirst()
}

export async function saveAssigned(tx: Tx, { orderId, to }: { orderId: number; to: number | null }): Promise<void> {
  await tx.updateTable('orders').set({ assigned_to: to }).where('id', '=', orderId).execute()
}

/** Orders of somebody that are not over, the newest first. */
export async function listAssignedNumbers(db: Kysely<Tables>, staffId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where('assigned_to', '=', staffId)
    .where('status', 'not in', ['finished', 'cancel', 'refunded', 'archived'])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .select('hashed_id')
    .execute()
  return rows.map(({ hashed_id: number }) => number)
}
