import { listOpenQuestions } from '#server/money/payments/list-due-payments.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settlePayment } from '../settle-payment.ts'

/** Asks about every attempt that may still bring money; true when one of them has. */
export async function settleWhatIsOpen(shop: Shop, orderId: number): Promise<boolean> {
  for (const paymentId of await listOpenQuestions(shop, orderId)) if ((await settlePayment(shop, paymentId)) === 'paid') return true
  return false
}
