import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tables } from '#database/tables.ts'
import type { Language, Text } from '#rules/locale.ts'

export type LetterOrder = NonNullable<Awaited<ReturnType<typeof findLetterOrder>>>

/** What a letter about an order tells, and to whom it goes; undefined when the member has no address. */
export async function findLetterOrder(db: Kysely<Tables>, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('orders.id', '=', orderId)
    .where('users.email', 'is not', null)
    .select([
      'orders.hashed_id', 'orders.lang', 'orders.placed_at', 'orders.sender_name', 'orders.items_total', 'orders.discount_amount',
      'orders.delivery_fee', 'orders.handling_fee', 'orders.grand_total', 'users.email',
    ])
    .executeTakeFirst()
  if (!order?.email || !order.placed_at) return undefined
  const lines = await db
    .selectFrom('order_lines')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['quantity', 'sub_total', 'shopping_point_cost', 'snapshot'])
    .execute()
  return {
    ...order,
    email: order.email,
    placed_at: order.placed_at,
    language: order.lang satisfies Language,
    lines: lines.map(({ snapshot, ...line }) => ({ ...line, name: nameIn(snapshot) })),
  }
}

const named = z.object({ name: z.object({ zh: z.string(), en: z.string() }) })

function nameIn(snapshot: unknown): Text {
  return named.parse(snapshot).name
}
