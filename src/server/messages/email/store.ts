import type { Kysely } from 'kysely'
import * as z from 'zod'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { Language, Text } from '#rules/locale.ts'
import { paymentSoFar } from '#server/money/payments/published/payment-so-far.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { listLineContents, orderContents } from '#server/sales/orders/published/order-contents.ts'

export type OrderToEmail = NonNullable<Awaited<ReturnType<typeof findOrderToEmail>>>

/** What an email about an order tells, and to whom it goes; undefined when the member has no address. */
export async function findOrderToEmail(db: Kysely<Tables>, orderId: number) {
  const [order] = await orderRow(db, { orderId })
  if (!order?.email || !order.placed_at) return undefined
  const lines = await listLineContents(db, orderId)
  const { store, whole_number, refunded, ...row } = order
  return {
    ...row,
    email: order.email,
    placed_at: order.placed_at,
    language: order.lang satisfies Language,
    rootNumber: whole_number,
    refunded: Number(refunded ?? 0),
    storeName: keptStore.parse(store)?.store_name ?? null,
    lines: lines.map(({ snapshot, ...line }) => ({ ...line, name: nameIn(snapshot) })),
  }
}

const orderRow = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db
    .selectFrom(orderContents().as('orders'))
    .leftJoinLateral(
      (eb) => paymentSoFar(eb.ref('orders.whole_id')).as('paying'),
      (join) => join.onTrue(),
    )
    .where('orders.id', '=', value('orderId'))
    .select((eb) => emailOf(eb.ref('orders.user_id')).as('email'))
    .select([
      'orders.hashed_id',
      'orders.whole_number',
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
