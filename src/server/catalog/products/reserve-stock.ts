import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'

/**
 * A query that holds the stock of these products until the transaction ends, in id order, so that two orders never wait
 * for each other in a circle, and answers what of each is free.
 */
export function lockedStock(db: Kysely<Tables>, products: SelectQueryBuilder<Tables, never, { product_id: number }>) {
  return db
    .selectFrom('products')
    .where('id', 'in', products)
    .orderBy('id')
    .select(['id', sql<number>`free_stock(products)`.as('free')])
    .forNoKeyUpdate()
}

/** Reserves units for an order. The database refuses to reserve more than there is. */
export async function reserveStock(tx: Tx, { orderId, units }: { orderId: number; units: ReadonlyMap<number, number> }): Promise<void> {
  if (units.size === 0) return
  const rows = [...units]
    .sort(([one], [other]) => one - other)
    .map(([productId, quantity]) => ({ order_id: orderId, product_id: productId, quantity }))
  await createReservations(tx, { rows: JSON.stringify(rows) })
}

const createReservations = prepared((db, value: ValueOf<{ rows: string }>) =>
  db
    .insertInto('stock_reservations')
    .columns(['order_id', 'product_id', 'quantity'])
    .expression(({ selectFrom }) =>
      selectFrom(rowsOf('stock_reservations', value('rows')).as('row')).select(['row.order_id', 'row.product_id', 'row.quantity']),
    ),
)
