import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { lineKindOf } from '#rules/orders/line-kind.ts'
import { familyOf } from './family-of.ts'

/** How the goods of each line came into an order or a part of it. */
export async function listLineKinds(db: Kysely<Tables>, orderId: number) {
  const rows = await db
    .selectFrom('order_lines')
    .where('order_id', 'in', familyOf(orderId))
    .orderBy('id')
    .select(['id', 'item_type'])
    .execute()
  return rows.map(({ id, item_type }) => ({ line_id: id, kind: lineKindOf(item_type) }))
}

/** The lines of an order and of its parts as money sees them, in the order of their ids, each with the parcel it travels in. */
export async function listGoodsLines(db: Kysely<Tables>, orderId: number) {
  const rows = await db
    .selectFrom('order_lines')
    .where('order_id', 'in', familyOf(orderId))
    .orderBy('id')
    .select(['id', 'order_id', 'product_id', 'quantity', 'sub_total', 'shopping_point_cost'])
    .execute()
  return rows.map(({ order_id, product_id, sub_total, shopping_point_cost, ...line }) => ({
    ...line,
    parcelId: order_id,
    productId: product_id,
    subTotal: sub_total,
    points: shopping_point_cost,
  }))
}
