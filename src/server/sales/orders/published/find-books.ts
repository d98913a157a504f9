import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** An order and its parts as its money sees them, the order first; null when no order has that number. Of a part nobody asks by itself. */
export async function findOrderForBooks(db: Kysely<Tables>, number: string) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orders as whole', (join) =>
      join.on(({ eb, fn, ref }) => eb('whole.id', '=', fn.coalesce(ref('orders.parent_id'), ref('orders.id')))),
    )
    .where('whole.hashed_id', '=', number)
    .where('whole.parent_id', 'is', null)
    .orderBy('orders.id')
    .select(['orders.id', 'orders.hashed_id', 'orders.status', 'orders.discount_amount', 'orders.delivery_fee', 'orders.handling_fee'])
    .select(['orders.kept_amount', 'orders.grand_total', 'orders.payment', 'orders.picked_at', 'orders.invoice', 'orders.receipt'])
    .execute()
  const [whole] = rows
  return whole ? { whole, parcels: rows } : null
}
