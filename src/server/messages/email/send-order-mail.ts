import type { Shop } from '#server/platform/shop.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderLetterKind } from './order-letters.ts'
import { findLetterOrder } from './store.ts'

/**
 * Tells the member about an order. A member without an address gets no letter, and an order that has gone on since gets
 * none that would be wrong. The same letter sent again keeps its id, so that mailboxes drop the second one.
 */
export async function sendOrderMail(shop: Shop, { orderId, kind }: { orderId: number; kind: OrderLetterKind }): Promise<void> {
  const order = await findLetterOrder(shop.database.db, orderId)
  const letter = order && orderLetter(kind, order, { publicAddress: shop.settings.publicAddress, terms: (await shop.terms()).points })
  if (letter) await shop.ports.mailer.send(letter)
}
