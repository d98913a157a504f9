import type { Shop } from '#server/platform/shop.ts'
import { addMinutes } from '#rules/calendar.ts'
import { refundPauseMinutes } from '#rules/payments/refund.ts'
import type { RefundAnswer } from '#ports/card-company.ts'
import { findRefundRow, lockRefund, saveRefund } from './refund-store.ts'

export type RefundTry = { answer: RefundAnswer; attempts: number }

/**
 * Asks the card company once to give money back; null when it is not time or there is nothing to do. What was sent
 * before without an answer is looked up first. Two who try at once: the first has taken the turn.
 */
export async function tryRefund(shop: Shop, refundId: number): Promise<RefundTry | null> {
  const taken = await takeTurn(shop, refundId)
  const refund = await findRefundRow(shop.database.db, refundId)
  if (!taken || !refund?.company_id) return null
  const asked = { companyId: refund.company_id, reference: refund.reference, amount: refund.amount }
  if (taken.wasSent) {
    const known = await shop.ports.cardCompany.findRefund(asked)
    if (known.answer === 'done') return { answer: known, attempts: taken.attempts }
    if (known.answer === 'unreachable') return { answer: { answer: 'unknown', reason: known.reason }, attempts: taken.attempts }
  }
  return { answer: await shop.ports.cardCompany.refund(asked), attempts: taken.attempts }
}

async function takeTurn(shop: Shop, refundId: number): Promise<{ wasSent: boolean; attempts: number } | null> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    const isOpen = refund.status === 'requested' || refund.status === 'sent'
    if (!isOpen || refund.next_try_at === null || refund.next_try_at > now) return null
    const attempts = refund.attempts + 1
    await saveRefund(tx, refundId, { status: 'sent', attempts, next_try_at: addMinutes(now, refundPauseMinutes(attempts)) })
    return { wasSent: refund.status === 'sent', attempts }
  })
}
