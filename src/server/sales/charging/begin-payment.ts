import type { Tx } from '#database/connect.ts'
import { isCharged, isOnDelivery } from '#rules/payments/payment-methods.ts'
import { paymentDeadline } from '#rules/payments/payment.ts'
import { openAccount } from '#server/money/payments/open-account.ts'
import type { Shop } from '#server/platform/shop.ts'
import { awaitBuyer, awaitLink, standInTheBooks } from './accept-order.ts'
import type { BegunCharge } from './charge-order.ts'
import { cardholderOf, cardOf } from './card-to-charge.ts'
import { startAttempt } from './start-attempt.ts'
import type { Recording } from '#server/sales/placing/recording.ts'

type Begin = { recording: Recording; orderId: number }

/**
 * Begins to be paid, in the transaction that places the order. An order on nothing, or on delivery, stands at once; a
 * transfer gets its account and waits for the buyer; for anything else the card company is to be asked.
 */
export async function beginPayment(shop: Shop, tx: Tx, { recording, orderId }: Begin): Promise<BegunCharge | null> {
  const { decision, facts, savedCard, now } = recording
  const { paymentMethod, grand_total: amount } = decision
  if (amount === 0) {
    await standInTheBooks(tx, orderId)
    return null
  }
  if (recording.staff?.linkUntil) {
    await awaitLink(tx, { orderId, until: recording.staff.linkUntil, by: recording.staff.by, now })
    return null
  }
  const instalment = decision.instalment_info?.number_of_instalments ?? null
  const asked = { orderId, paymentMethod, amount, instalment, savedCardId: savedCard?.id ?? null, now }
  const { begun, reference, threeDSecure } = startAttempt(shop, tx, asked)
  if (isOnDelivery(paymentMethod)) {
    await Promise.all([begun, standInTheBooks(tx, orderId)])
    return null
  }
  const paymentId = await begun
  if (isCharged(paymentMethod)) {
    return {
      paymentId,
      reference,
      amount,
      paymentMethod,
      instalment,
      threeDSecure,
      card: cardOf({ ...recording, card: recording.request.body.card_info, paymentMethod }),
      cardholder: cardholderOf({ card: recording.request.body.card_info, sender: decision.sender, email: facts.member.email }),
    }
  }
  await openAccount(tx, { paymentId, amount, company: shop.settings.bankCompany, now })
  const deadline = paymentDeadline(paymentMethod, { now, terms: facts.terms.payment_deadlines })
  await awaitBuyer(tx, { orderId, event: 'account_issued', deadline })
  return null
}
