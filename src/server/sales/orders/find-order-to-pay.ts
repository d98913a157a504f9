import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { productSnapshot } from './order-snapshot.ts'

export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrderToPay>>>

/** What counts when an order of this member is paid: its amounts and what its goods allow, as it was ordered. Its parts that travel apart count in; a number of a part, or of somebody else's order, is none. */
export async function findOrderToPay(db: Kysely<Tables>, { memberId, hashedId }: { memberId: number; hashedId: string }) {
  const row = await db
    .selectFrom('orders')
    .where('user_id', '=', memberId)
    .where('hashed_id', '=', hashedId)
    .where('parent_id', 'is', null)
    .where('placed_at', 'is not', null)
    .select(['id', 'status', 'payment', 'payment_deadline', 'placed_at', 'created_at'])
    .select(['grand_total', 'items_total', 'shipping_method', 'sender_name', 'sender_phone'])
    .executeTakeFirst()
  return row && { ...row, hashedId, flags: flagsOf(await listFlaggedLines(db, row.id)) }
}

/** Nothing goes abroad or to a store any more that did not before, and the courier collects nothing: of that goods forbid nothing. */
const sent = { embargo: false, tcat_only: false, cod: true }

async function listFlaggedLines(db: Kysely<Tables>, orderId: number) {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where((eb) => eb.or([eb('orders.id', '=', orderId), eb('orders.parent_id', '=', orderId)]))
    .select(['order_lines.item_type', 'order_lines.temperature', 'order_lines.snapshot'])
    .execute()
  return lines.map(({ item_type, temperature, snapshot }) => ({
    item_type,
    product: { ...sent, temperature, exclusive: productSnapshot.parse(snapshot).exclusive },
  }))
}
