import { ok, refuse, type Result } from '#rules/result.ts'
import { findRefund } from '#server/money/payments/end-refund.ts'
import type { Shop } from '#server/platform/shop.ts'
import { recordRefund } from './send-refund.ts'

export type RefundedByHand = { refundId: number; /** By which the bank knows it. */ reference: string; by: string }

/**
 * Operations have given money back by themselves: a transfer, cash, or what the card company would not do. What the
 * machine is still trying is left to it, so that nobody is paid back twice.
 */
export async function refundByHand(
  shop: Shop,
  { refundId, reference, by }: RefundedByHand,
): Promise<Result<'done', { code: 'no_such_refund' | 'refund_done' | 'refund_under_way' }>> {
  const refund = await findRefund(shop, refundId)
  if (!refund) return refuse({ code: 'no_such_refund' })
  if (refund.isDone) return refuse({ code: 'refund_done' })
  if (refund.isByMachine) return refuse({ code: 'refund_under_way' })
  const isMine = await recordRefund(shop, { refundId, actor: 'operations', by, end: { done: true, refundId: reference } })
  // Somebody else has done it at the same moment.
  return isMine ? ok('done') : refuse({ code: 'refund_done' })
}
