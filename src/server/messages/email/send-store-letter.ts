import type { Shop } from '#server/platform/shop.ts'
import type { OpenLink } from './letters/send-asked-letter.ts'
import { sendLetter } from './letters/send-letter.ts'
import { orderEmail } from './order-email.ts'
import { findOrderToEmail } from './store.ts'

/** Tells a buyer that their store has closed, with the link by which they choose another one; nobody, once one was chosen (DSK-32). */
export async function sendStoreLetter(shop: Shop, { orderId, openLink }: { orderId: number; openLink: OpenLink }): Promise<void> {
  const order = await findOrderToEmail(shop.database.db, orderId)
  const token = order && (await openLink(shop, orderId))
  if (!order || !token) return
  const terms = (await shop.terms()).points
  const email = orderEmail('store_closed', order, { publicAddress: shop.settings.publicAddress, terms, token })
  if (!email) return
  const about = { kind: 'store_closed', object: 'order', objectId: orderId, memberId: order.user_id } as const
  await sendLetter(shop, { about, email, language: order.language, secret: token })
}
