import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export async function listLineRows(db: Kysely<Tables>, parcelId: number) {
  return db
    .selectFrom('order_lines')
    .where('order_id', '=', parcelId)
    .orderBy('id')
    .select(['id', 'product_id', 'item_type', 'quantity', 'price', 'shopping_point_cost'])
    .execute()
}

/** What was picked into the bundles of a parcel. */
export async function listPickRows(db: Kysely<Tables>, parcelId: number) {
  return db
    .selectFrom('order_line_options')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_options.line_id')
    .where('order_lines.order_id', '=', parcelId)
    .orderBy('order_line_options.id')
    .select(['line_id', 'order_line_options.product_id', 'order_line_options.quantity'])
    .execute()
}

/** What of each line of a parcel was reported before, product by product. */
export async function listShortRows(db: Kysely<Tables>, parcelId: number) {
  return db
    .selectFrom('line_shortages')
    .where('order_id', '=', parcelId)
    .groupBy(['order_line_id', 'product_id'])
    .select(['order_line_id', 'product_id', sql<number>`sum(quantity)::int`.as('quantity')])
    .execute()
}

export async function createShortRows(tx: Tx, rows: readonly Insertable<Tables['line_shortages']>[]): Promise<void> {
  await tx.insertInto('line_shortages').values(rows).execute()
}
