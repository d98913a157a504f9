import type { Shop } from '#server/shop.ts'
import { orderLetter } from './order-letter.ts'
import { findLetterOrder } from './store.ts'

/** Tells the member that the order has been placed. A member without an address gets no letter. */
export async function sendOrderMail(shop: Shop, { orderId }: { orderId: number }): Promise<void> {
  const order = await findLetterOrder(shop.database.db, orderId)
  if (order) await shop.ports.mailer.send(orderLetter(order, { publicAddress: shop.settings.publicAddress }))
}
