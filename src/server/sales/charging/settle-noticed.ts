import { markNoticeDone } from '#server/money/payments/mark-notice-done.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks the provider about what its notice told. While it cannot be reached, the sweeper goes on asking. */
export async function settleNoticed(shop: Shop, { paymentId, noticeId }: { paymentId: number; noticeId: number }): Promise<void> {
  const settled = await settlePayment(shop, paymentId)
  if (settled === 'unreachable') shop.log.warn({ payment: paymentId }, 'a notice could not be looked up yet')
  else await markNoticeDone(shop, noticeId)
}
