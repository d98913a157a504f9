import type { Tx } from '#database/connect.ts'

/** The lines of an accepted order leave the cart (OAP-23). A line that was changed since leaves as well: it was ordered. */
export async function clearOrderedLines(tx: Tx, orderId: number): Promise<void> {
  const ordered = (order: number) => tx.selectFrom('order_lines').where('order_id', '=', order).where('cart_item_id', 'is not', null).select('cart_item_id')
  await tx.deleteFrom('cart_items').where('id', 'in', ordered(orderId)).execute()
}
