import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/order.ts'

type Db = Kysely<Tables>

/**
 * Orders of one member, as rows, with the payment that was begun last: there is no query here that could return
 * somebody else's. Parts that travel apart are no orders of their own; they hang on theirs.
 */
function ordersOf(db: Db, memberId: number) {
  return rowsOf(db, memberId).where('orders.parent_id', 'is', null)
}

function rowsOf(db: Db, memberId: number) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', memberId)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .whereRef('payments.order_id', '=', 'orders.id')
          .orderBy('payments.id', 'desc')
          .limit(1)
          .select(['payments.status as payment_status', 'payments.payment_url', 'payments.vatm_account'])
          .as('paying'),
      (join) => join.onTrue(),
    )
    .selectAll('orders')
    .select(['paying.payment_status', 'paying.payment_url', 'paying.vatm_account'])
    .select((eb) =>
      eb.exists(eb.selectFrom('invoices').whereRef('invoices.order_id', '=', 'orders.id').select('invoices.id')).as('has_invoice'),
    )
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderRow>>>

export async function findOrderRow(db: Db, { memberId, hashedId }: { memberId: number; hashedId: string }) {
  return ordersOf(db, memberId).where('orders.hashed_id', '=', hashedId).executeTakeFirst()
}

/** The parts of these orders that travel apart (D-68). */
export async function listPartRows(db: Db, { memberId, orderIds }: { memberId: number; orderIds: readonly number[] }) {
  if (orderIds.length === 0) return []
  return rowsOf(db, memberId).where('orders.parent_id', 'in', orderIds).orderBy('orders.suffix').execute()
}

/** Orders that are shown in lists: all but those whose charge was refused while they were placed (D-61). */
function listed(db: Db, { memberId, statuses }: OrderList) {
  const orders = ordersOf(db, memberId)
    .where('orders.placed_at', 'is not', null)
    .where((eb) => eb.or([eb('orders.cancel_code', 'is', null), eb('orders.cancel_code', '<>', 'payment_failed')]))
  return statuses ? orders.where('orders.status', 'in', statuses) : orders
}

export type OrderList = { memberId: number; statuses: readonly OrderStatus[] | null }

export async function countOrders(db: Db, list: OrderList): Promise<number> {
  const { count } = await db
    .selectFrom(listed(db, list).clearSelect().select('orders.id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listOrderRows(db: Db, { limit, offset, ...list }: OrderList & { limit: number; offset: number }) {
  return listed(db, list).orderBy('orders.placed_at', 'desc').orderBy('orders.id', 'desc').limit(limit).offset(offset).execute()
}

/** The lines of these orders with what was picked into their bundles, and today's free stock of their products. */
export async function listLineRows(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .where('order_lines.order_id', 'in', orderIds)
    .orderBy('order_lines.id')
    .select([
      'order_lines.id', 'order_lines.order_id', 'order_lines.product_id', 'order_lines.item_type', 'order_lines.quantity', 'order_lines.price',
      'order_lines.sub_total', 'order_lines.shopping_point_cost', 'order_lines.temperature', 'order_lines.snapshot',
      sql<number>`products.stock - products.reserved`.as('stock'),
    ])
    .select((eb) =>
      eb
        .selectFrom('order_line_options')
        .whereRef('order_line_options.line_id', '=', 'order_lines.id')
        .select((option) =>
          sql<{ product_id: number; quantity: number; snapshot: unknown }[]>`coalesce(json_agg(json_build_object(
            'product_id', ${option.ref('order_line_options.product_id')},
            'quantity', ${option.ref('order_line_options.quantity')},
            'snapshot', ${option.ref('order_line_options.snapshot')}) order by order_line_options.id), '[]')`.as('options'),
        )
        .as('options'),
    )
    .execute()
}

/** Holds an order until the transaction ends, so that two moves of it follow each other. */
export async function lockOrder(tx: Tx, orderId: number) {
  return tx.selectFrom('orders').where('id', '=', orderId).selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function findOutcomeRow(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .where('orders.id', '=', orderId)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .select(['orders.hashed_id', 'orders.status', 'orders.cancel_code', 'payments.payment_url', 'payments.error_code'])
    .executeTakeFirst()
}

export async function listUnpaidLineRows(tx: Tx, memberId: number) {
  return tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.user_id', '=', memberId)
    .where('orders.status', '=', 'uncharged')
    .select('order_lines.cart_item_id')
    .execute()
}
