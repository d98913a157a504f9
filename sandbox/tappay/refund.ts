import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import { keep, type Company } from './company.ts'
import { randomText } from './open-transaction.ts'
import { text } from './read-payment.ts'
import { findTransaction } from './settle.ts'
import { answerWith } from './statuses.ts'
import { isPaid, type Transaction } from './transaction.ts'

/** POST /tpc/transaction/refund: gives back everything that is left, or a part of it. */
export function refund(company: Company, body: Record<string, unknown>): Reply {
  if (!text(body['rec_trade_id'])) return json(answerWith(596))
  const transaction = findTransaction(company, text(body['rec_trade_id']))
  if (!transaction) return json(answerWith(597))
  const left = transaction.amount - transaction.refunded
  const amount = typeof body['amount'] === 'number' ? body['amount'] : left
  const bankRefundId = text(body['bank_refund_id'])
  const mistake = company.mood.isCapturing ? 10010 : findMistake(transaction, { amount, bankRefundId })
  if (mistake !== null) return json(answerWith(mistake))
  const isCaptured = transaction.recordStatus !== 0
  const refundId = `RF${randomText(18)}`
  transaction.refunded += amount
  transaction.recordStatus = transaction.refunded === transaction.amount ? 3 : 2
  transaction.trades.push({ action: 'refunded', amount, at: company.now(), refundId, ...(bankRefundId ? { bankRefundId } : {}) })
  keep(company, transaction)
  return json({
    ...answerWith(0),
    refund_id: refundId,
    bank_refund_order_number: '',
    refund_amount: amount,
    is_captured: isCaptured,
    bank_result_code: '',
    bank_result_msg: '',
    currency: transaction.currency,
  })
}

type Wish = { amount: number; bankRefundId: string }

function findMistake(transaction: Transaction, { amount, bankRefundId }: Wish): number | null {
  const left = transaction.amount - transaction.refunded
  if (!isPaid(transaction)) return 10011
  if (left === 0) return 4014
  if (bankRefundId && transaction.trades.some((trade) => trade.bankRefundId === bankRefundId)) return 4014
  if (!Number.isInteger(amount) || amount < 1 || amount > left) return 10051
  if (amount === transaction.amount) return null
  if (transaction.instalment > 0) return 10011
  return transaction.recordStatus === 0 ? 10024 : null
}
