import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** An order and its parts as its money sees them, the order first; null when no order has that number. Of a part nobody asks by itself. */
export async function findOrderForBooks(db: Kysely<Tables>, number: string) {
  const rows = await db
    .selectFrom('orders')
    .where((eb) => {
      const whole = eb.selectFrom('orders as whole').where('hashed_id', '=', number).where('parent_id', 'is', null).select('id')
      return eb.or([eb('orders.id', '=', whole), eb('orders.parent_id', '=', whole)])
    })
    .orderBy('orders.id')
    .select([
      'orders.id',
      'orders.user_id',
      'orders.hashed_id',
      'orders.status',
      'orders.discount_amount',
      'orders.delivery_fee',
      'orders.handling_fee',
    ])
    .select(['orders.kept_amount', 'orders.grand_total', 'orders.payment', 'orders.picked_at', 'orders.invoice', 'orders.receipt'])
    .execute()
  const [whole] = rows
  return whole ? { whole, parcels: rows } : null
}
