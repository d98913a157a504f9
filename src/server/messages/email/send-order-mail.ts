import type { OrderLetterKind } from '#rules/orders/order-letters.ts'
import type { Shop } from '#server/platform/shop.ts'
import { sendLetter } from './letters/send-letter.ts'
import { orderEmail } from './order-email.ts'
import { findOrderToEmail, type TellsOf } from './store.ts'

/**
 * Tells the member about an order. A member without an address gets no email, and an order that has gone on since gets
 * none that would be wrong. The same email sent again keeps its id, so that mailboxes drop the second one.
 */
export async function sendOrderMail(
  shop: Shop,
  { orderId, kind, ...of }: TellsOf & { orderId: number; kind: OrderLetterKind },
): Promise<void> {
  const order = await findOrderToEmail(shop.database.db, orderId, of)
  const email = order && orderEmail(kind, order, { publicAddress: shop.settings.publicAddress, terms: (await shop.terms()).points })
  if (!email) return
  await sendLetter(shop, { about: { kind, object: 'order', objectId: orderId, memberId: order.user_id }, email, language: order.language })
}
