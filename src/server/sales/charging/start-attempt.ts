import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { newOrderNumber } from '#rules/orders/order-number.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import { leadsToPage, needsProof } from '#rules/payments/payment.ts'
import { startPayment } from '#server/money/payments/start-payment.ts'
import type { Shop } from '#server/platform/shop.ts'

type Attempt = {
  orderId: number
  paymentMethod: PaymentMethod
  amount: Twd
  instalment: number | null
  savedCardId: number | null
  now: Date
}

/** Begins an attempt to be paid under a name of its own. `begun` is its number, once it is written. */
export function startAttempt(shop: Shop, tx: Tx, { paymentMethod, ...attempt }: Attempt) {
  const reference = newOrderNumber(shop.randomBytes(16))
  const pageFacts = { paymentMethod, amount: attempt.amount, threeDSecureFrom: shop.settings.threeDSecureFrom }
  const begun = startPayment(tx, { ...attempt, method: paymentMethod, reference, leadsToPage: leadsToPage(pageFacts) })
  return { begun, reference, threeDSecure: needsProof(pageFacts) }
}
