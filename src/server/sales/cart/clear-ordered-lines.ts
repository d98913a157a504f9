import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { orderedCartLines } from '#server/sales/orders/published/ordered-cart-lines.ts'

/**
 * The lines of an accepted order leave the cart, those of its parts with them (OAP-23). A line that was changed since leaves as well: it
 * was ordered. The claims of its gifts say which order took them, so that they can be given back.
 */
export async function clearOrderedLines(tx: Tx, orderId: number): Promise<void> {
  await removeOrderedLines(tx, { orderId })
}

const removeOrderedLines = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db
    .with('removed', (lines) =>
      lines
        .deleteFrom('cart_items')
        .where('id', 'in', orderedCartLines(value('orderId')))
        .returning(['user_id', 'campaign_key']),
    )
    .updateTable('gift_claims')
    .from('removed')
    .whereRef('gift_claims.user_id', '=', 'removed.user_id')
    .whereRef('gift_claims.campaign_key', '=', 'removed.campaign_key')
    .set({ state: 'ordered', order_id: value('orderId') }),
)
