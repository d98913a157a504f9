import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Parcels that hold more, with those before them, than has come of a preorder: a delivery serves them later (STK-21). */
export function ordersAwaitingDelivery() {
  const held = expressionBuilder<Tables, never>()
    .selectFrom('stock_reservations as held')
    .innerJoin('products', 'products.id', 'held.product_id')
    .where('held.state', '=', 'held')
    .where(sql<boolean>`products.reserved > products.stock`)
    .select([
      'held.order_id',
      sql<boolean>`sum(held.quantity) over (partition by held.product_id order by held.created_at, held.id) > products.stock`.as(
        'is_awaited',
      ),
    ])
  return expressionBuilder<Tables, never>().selectFrom(held.as('held')).where('is_awaited', '=', true).select('order_id')
}
