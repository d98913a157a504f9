import { expressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { familyOf } from './family-of.ts'

/**
 * What stands in an order, or in a part of one, for whoever tells of it: to be asked for by `id`. `whole_id` and
 * `whole_number` are those of the order that a part belongs to, and of an order its own.
 */
export function orderContents() {
  return expressionBuilder<Tables, never>()
    .selectFrom('orders')
    .leftJoin('orders as whole', 'whole.id', 'orders.parent_id')
    .select((eb) => [
      eb.fn.coalesce('whole.id', 'orders.id').as('whole_id'),
      eb.fn.coalesce('whole.hashed_id', 'orders.hashed_id').as('whole_number'),
    ])
    .select([
      'orders.id',
      'orders.user_id',
      'orders.hashed_id',
      'orders.lang',
      'orders.status',
      'orders.cancel_code',
      'orders.placed_at',
      'orders.sender_name',
      'orders.sender_phone',
      'orders.items_total',
      'orders.discount_amount',
      'orders.delivery_fee',
      'orders.handling_fee',
      'orders.grand_total',
      'orders.payment',
      'orders.payment_deadline',
      'orders.tracking',
      'orders.more_tracking',
      'orders.store',
      'orders.shipping_method',
      'orders.contact',
      'orders.foreign_contact',
      'orders.delivered_at',
      'orders.discount_code_text',
      'orders.points_earned',
      'orders.receipt',
      'orders.invoice',
    ])
}

/** The lines of an order and of its parts, with the goods as they were when it was placed. */
export async function listLineContents(db: Kysely<Tables>, orderId: number) {
  return lineContents(db, { orderId })
}

const lineContents = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db
    .selectFrom('order_lines')
    .where('order_id', 'in', familyOf(value('orderId')))
    .orderBy('id')
    .select(['quantity', 'price', 'sub_total', 'shopping_point_cost', 'snapshot'])
    .select((eb) =>
      jsonArrayFrom(
        eb.selectFrom('order_line_options').whereRef('line_id', '=', 'order_lines.id').orderBy('order_line_options.id').select('snapshot'),
      ).as('picks'),
    ),
)
