import { sql, type Kysely } from 'kysely'
import * as z from 'zod'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { Language, Text } from '#rules/locale.ts'

export type OrderToEmail = NonNullable<Awaited<ReturnType<typeof findOrderToEmail>>>

/** What an email about an order tells, and to whom it goes; undefined when the member has no address. */
export async function findOrderToEmail(db: Kysely<Tables>, orderId: number) {
  const [order] = await orderRow(db, { orderId })
  if (!order?.email || !order.placed_at) return undefined
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where((eb) => eb.or([eb('orders.id', '=', orderId), eb('orders.parent_id', '=', orderId)]))
    .orderBy('order_lines.id')
    .select(['order_lines.quantity', 'order_lines.sub_total', 'order_lines.shopping_point_cost', 'order_lines.snapshot'])
    .execute()
  const { store, rootNumber, refunded, ...row } = order
  return {
    ...row,
    email: order.email,
    placed_at: order.placed_at,
    language: order.lang satisfies Language,
    rootNumber: rootNumber ?? order.hashed_id,
    refunded: Number(refunded ?? 0),
    storeName: keptStore.parse(store)?.store_name ?? null,
    lines: lines.map(({ snapshot, ...line }) => ({ ...line, name: nameIn(snapshot) })),
  }
}

/** With the account of the payment that was begun last, and what has been given back of all of them. */
const orderRow = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('orders as whole', 'whole.id', 'orders.parent_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .where('payments.order_id', '=', sql<number>`coalesce(orders.parent_id, orders.id)`)
          .where('payments.surplus', '=', false)
          .select(({ fn }) => [
            fn.sum<number>('payments.refunded_amount').as('refunded'),
            sql<string | null>`(array_agg(payments.vatm_account order by payments.id desc))[1]`.as('vatm_account'),
            sql<string | null>`(array_agg(payments.vatm_bank order by payments.id desc))[1]`.as('vatm_bank'),
          ])
          .as('paying'),
      (join) => join.onTrue(),
    )
    .where('orders.id', '=', value('orderId'))
    .where('users.email', 'is not', null)
    .select([
      'orders.hashed_id',
      'orders.lang',
      'orders.status',
      'orders.placed_at',
      'orders.sender_name',
      'orders.items_total',
      'orders.discount_amount',
      'orders.delivery_fee',
      'orders.handling_fee',
      'orders.grand_total',
      'orders.payment',
      'orders.payment_deadline',
      'orders.tracking',
      'orders.store',
      'orders.points_earned',
      'orders.cancel_code',
      'users.email',
      'whole.hashed_id as rootNumber',
      'paying.vatm_account',
      'paying.vatm_bank',
      'paying.refunded',
    ]),
)

const keptStore = z.object({ store_name: z.string() }).nullable()
const named = z.object({ name: z.object({ zh: z.string(), en: z.string() }) })

function nameIn(snapshot: unknown): Text {
  return named.parse(snapshot).name
}

/** Orders whose payment is due between these moments and that have not been reminded of it. */
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
