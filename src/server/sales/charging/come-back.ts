import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '#rules/locale.ts'
import { findPayment, findPaymentNamed } from '#server/money/payments/find-payment.ts'
import { findOrderOutcome } from '#server/sales/orders/find-order-outcome.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settlePayment } from './settle-payment.ts'

/** How long a browser is kept waiting for the provider's word. After that the order page shows what is known. */
const patienceMs = 6_000

/**
 * A shopper comes back from a payment page. What the address says of the payment is not believed; the provider is asked
 * (D-63). Null when there is no such payment.
 */
export async function comeBack(shop: Shop, reference: string): Promise<{ hashedId: string; language: Language } | null> {
  const paymentId = await findPaymentNamed(shop, { reference })
  const payment = paymentId === null ? undefined : await findPayment(shop, paymentId)
  if (!payment) return null
  const settling = settlePayment(shop, payment.id).catch((error: unknown) =>
    shop.log.error({ err: error, payment: payment.id }, 'a payment could not be settled'),
  )
  await Promise.race([settling, pause(patienceMs, undefined, { ref: false })])
  return findOrderOutcome(shop, payment.order_id)
}
