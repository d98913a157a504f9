import { judgeLink, stateOfLink } from '#rules/payments/payment-link.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockAttempts } from '#server/money/payments/lock-attempt.ts'
import { lockOrderOfNumber } from '#server/sales/orders/lock-order-of-number.ts'
import { findOpenLink } from './link-store.ts'

/** How it stands with the payment link of an order; null when there is no such order. */
export async function findPaymentLink(shop: Shop, number: string) {
  return shop.database.transaction(async (tx) => {
    const held = await lockOrderOfNumber(tx, number)
    if (!held) return null
    const { order } = held
    const [attempts, known] = await Promise.all([lockAttempts(tx, order.id), findOpenLink(tx, order.id)])
    const facts = { order: { ...order, deadline: order.payment_deadline }, now: shop.now() }
    const link = known && stateOfLink({ endsAt: known.ends_at, endedAt: null }, facts) === 'open' ? known : null
    const buyer = await tx.selectNoFrom((eb) => emailOf(eb.val(order.user_id)).as('email')).executeTakeFirst()
    return {
      link: link && { ends_at: link.ends_at.toISOString(), made_by: link.made_by, made_at: link.created_at.toISOString() },
      can_open: judgeLink({ order, attempts, isLinked: known !== undefined }).ok,
      can_mail: Boolean(buyer?.email),
    }
  })
}
