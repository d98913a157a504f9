import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'

/** The lines of an accepted order leave the cart, those of its parts with them (OAP-23). A line that was changed since leaves as well: it was ordered. */
export async function clearOrderedLines(tx: Tx, orderId: number): Promise<void> {
  await removeOrderedLines(tx, { orderId })
}

const removeOrderedLines = prepared((db, value: ValueOf<{ orderId: number }>) => {
  const family = db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('id', '=', value('orderId')), eb('parent_id', '=', value('orderId'))]))
    .select('id')
  const ordered = db.selectFrom('order_lines').where('order_id', 'in', family).where('cart_item_id', 'is not', null).select('cart_item_id')
  return db.deleteFrom('cart_items').where('id', 'in', ordered)
})
