import { expressionBuilder, type NotNull } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { familyOf } from './family-of.ts'

/** The lines of a cart that were ordered with an order, those of its parts with them. */
export function orderedCartLines(orderId: Given<number>) {
  return cartLines().where('order_lines.order_id', 'in', familyOf(orderId))
}

/** Lines of this member that stand in an order whose charge is not answered yet. */
export function cartLinesBeingPaid(memberId: Given<number>) {
  return cartLines()
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.user_id', '=', memberId)
    .where('orders.status', '=', 'uncharged')
}

function cartLines() {
  return expressionBuilder<Tables, never>()
    .selectFrom('order_lines')
    .where('order_lines.cart_item_id', 'is not', null)
    .select('order_lines.cart_item_id')
    .$narrowType<{ cart_item_id: NotNull }>()
}
