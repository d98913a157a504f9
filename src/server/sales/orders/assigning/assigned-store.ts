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
