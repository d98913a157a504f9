import type { RefundAnswer, RefundAsked, RefundReport } from '#ports/card-company.ts'
import { askTappay, type Tappay } from './ask-tappay.ts'
import { historyReply, refundReply } from './tappay-replies.ts'

const unknownStatuses = new Set([421, 422, 915, 10001, 10004, 10005])
/** The bank is collecting the money at this moment. */
const capturing = 10010
/** A refund of that name is there already. */
const repeated = 4014

/** Gives money back under a name of ours, so that asking again is no second refund. */
export async function refundTappay(tappay: Tappay, { companyId, reference, amount }: RefundAsked): Promise<RefundAnswer> {
  const asked = await askTappay(tappay, '/tpc/transaction/refund', { rec_trade_id: companyId, amount, bank_refund_id: reference })
  if (!asked.ok) return { answer: 'unknown', reason: asked.refusal.reason }
  const reply = refundReply.safeParse(asked.value)
  if (!reply.success) return { answer: 'unknown', reason: 'the answer could not be read' }
  const { status, msg, refund_id: refundId } = reply.data
  if (status === 0) return { answer: 'done', refundId: refundId ?? reference }
  if (status === capturing) return { answer: 'later', text: msg }
  if (status === repeated || unknownStatuses.has(status)) return { answer: 'unknown', reason: `${status} ${msg}` }
  return { answer: 'refused', code: String(status), text: msg }
}

/** Looks a refund up by our name in the history of its payment. */
export async function findTappayRefund(
  tappay: Tappay,
  { companyId, reference }: { companyId: string; reference: string },
): Promise<RefundReport> {
  const asked = await askTappay(tappay, '/tpc/transaction/trade-history', { rec_trade_id: companyId })
  if (!asked.ok) return { answer: 'unreachable', reason: asked.refusal.reason }
  const reply = historyReply.safeParse(asked.value)
  if (!reply.success || unknownStatuses.has(reply.data.status)) return { answer: 'unreachable', reason: 'the history could not be read' }
  // A payment that the company does not know has no refund either: asking for it will tell why.
  const trade = reply.data.trade_history.find(({ bank_refund_id: id, success }) => id === reference && success)
  return trade ? { answer: 'done', refundId: trade.refund_id ?? reference } : { answer: 'absent' }
}
