import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Orders whose payment is due between these moments and whose buyers have not been reminded of it. */
export async function listDueSoon(db: Kysely<Tables>, { from, until }: { from: Date; until: Date }): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .where('status', '=', 'pending_payment')
    .where('parent_id', 'is', null)
    .where('payment_deadline', '>', from)
    .where('payment_deadline', '<=', until)
    .where('due_reminded_at', 'is', null)
    .orderBy('id')
    .limit(500)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
