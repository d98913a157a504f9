import { paymentDeadline } from '#rules/payments/payment.ts'
import { addMinutes } from '#rules/calendar.ts'
import { askAgain, lockAttempt } from '#server/money/payments/lock-attempt.ts'
import { recordPaymentTransition } from '#server/money/payments/record-payment-transition.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { CardToKeep } from '#server/money/cards/card-to-keep.ts'
import { awaitBuyer } from './accept-order.ts'
import { noteCard } from './keep-paid-card.ts'

export type IssuedPage = {
  orderId: number
  paymentId: number
  companyId: string
  url: string
  card: CardToKeep | null
  cardCountry: string | null
}

/** The company has made a page on which the buyer pays, within some minutes (D-62). False when the order had ended before. */
export async function issuePage(shop: Shop, { orderId, paymentId, companyId, url, card, cardCountry }: IssuedPage): Promise<boolean> {
  const now = shop.now()
  const { payment_deadlines: terms } = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const [held, payment] = await Promise.all([lockWholeOrder(tx, orderId), lockAttempt(tx, paymentId)])
    // An order that waited already goes on waiting as it did.
    const isAwaited =
      (held.order.status === 'pending_payment' && payment.status === 'created') ||
      (await awaitBuyer(tx, { orderId, held, event: 'page_issued', deadline: paymentDeadline(held.order.payment, { now, terms }) }))
    if (!isAwaited) return false
    const set = { provider_ref: companyId, payment_url: url, card_country: cardCountry }
    await Promise.all([
      recordPaymentTransition(tx, { payment, event: 'page_issued', actor: 'provider', set, cause: { company: companyId } }),
      card && noteCard(shop, tx, { paymentId, memberId: held.order.user_id, card }),
      askAgain(tx, { paymentId, at: addMinutes(now, 2) }),
    ])
    return true
  })
}
