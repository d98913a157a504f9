import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { orderedCartLines } from '#server/sales/orders/published/ordered-cart-lines.ts'

/** The lines of an accepted order leave the cart, those of its parts with them (OAP-23). A line that was changed since leaves as well: it was ordered. */
export async function clearOrderedLines(tx: Tx, orderId: number): Promise<void> {
  await removeOrderedLines(tx, { orderId })
}

const removeOrderedLines = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db.deleteFrom('cart_items').where('id', 'in', orderedCartLines(value('orderId'))),
)
