import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { Company } from './company.ts'
import { text } from './read-payment.ts'
import { capture, findTransaction } from './settle.ts'
import { answerWith } from './statuses.ts'
import { isPaid, type Trade } from './transaction.ts'

/** POST /tpc/transaction/cap: collects an authorised payment today. Asked again, it answers the same. */
export function capturePayment(company: Company, body: Record<string, unknown>): Reply {
  if (!text(body['rec_trade_id'])) return json(answerWith(596))
  const transaction = findTransaction(company, text(body['rec_trade_id']))
  if (!transaction) return json(answerWith(597))
  if (!isPaid(transaction)) return json(answerWith(10023))
  if (transaction.recordStatus === 0) capture(company, transaction)
  return json({ ...answerWith(0), cap_millis: transaction.captureAt ?? 0, currency: transaction.currency })
}

/** The company does not publish what its action numbers mean; these are the sandbox's own. */
const actions: Record<Trade['action'], number> = { paid: 0, captured: 1, refunded: 3, cancelled: 5 }

/** POST /tpc/transaction/trade-history. */
export function showTradeHistory(company: Company, body: Record<string, unknown>): Reply {
  if (!text(body['rec_trade_id'])) return json(answerWith(596))
  const transaction = findTransaction(company, text(body['rec_trade_id']))
  if (!transaction) return json(answerWith(597))
  const history = transaction.trades.map(({ action, amount, at, refundId = '', bankRefundId = '' }) => ({
    amount,
    action: actions[action],
    millis: at,
    success: true,
    bank_transaction_millis: at,
    can_refund_cancel_millis: 0,
    refund_id: refundId,
    bank_refund_order_number: '',
    bank_refund_id: bankRefundId,
    is_pending: false,
    bank_result_code: '',
    bank_result_msg: '',
  }))
  return json({ ...answerWith(0), rec_trade_id: transaction.recTradeId, currency: transaction.currency, trade_history: history })
}
