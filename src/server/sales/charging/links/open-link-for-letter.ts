import { paths } from '#contract/shop/paths.ts'
import type { Language } from '#rules/locale.ts'
import { stateOfLink } from '#rules/payments/payment-link.ts'
import type { Twd } from '#rules/money.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { giveWord } from './give-link.ts'
import { lockLink } from './link-store.ts'

export type LinkLetter = {
  orderId: number
  memberId: number
  number: string
  name: string
  to: string
  language: Language
  total: Twd
  until: Date
  token: string
  address: string
}

/** What the letter with a payment link says, with a word of its own; null when the link leads nowhere any more, or there is no address. */
export async function openLinkForLetter(shop: Shop, linkId: number): Promise<LinkLetter | null> {
  return shop.database.transaction(async (tx) => {
    const found = await tx.selectFrom('payment_links').where('id', '=', linkId).select('order_id').executeTakeFirst()
    if (!found) return null
    const { order } = await lockWholeOrder(tx, found.order_id)
    const link = await lockLink(tx, linkId)
    if (!link) return null
    const facts = { order: { ...order, deadline: order.payment_deadline }, now: shop.now() }
    if (stateOfLink({ endsAt: link.ends_at, endedAt: link.ended_at }, facts) !== 'open') return null
    const buyer = await tx.selectNoFrom((eb) => emailOf(eb.val(order.user_id)).as('email')).executeTakeFirst()
    if (!buyer?.email) return null
    const { token } = await giveWord(shop, tx, linkId)
    return {
      orderId: order.id,
      memberId: order.user_id,
      number: order.hashed_id,
      name: order.sender_name,
      to: buyer.email,
      language: order.lang,
      total: order.grand_total,
      until: link.ends_at,
      token,
      address: `${shop.settings.publicAddress}${paths.pay(order.lang, token)}`,
    }
  })
}
