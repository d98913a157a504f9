import type { Company } from './company.ts'
import { isPageWallet } from './methods.ts'
import { answerWith } from './statuses.ts'
import { instalmentInfo, isPaid, type RecordStatus, type Transaction } from './transaction.ts'

/** One payment as Record shows it. `amount` falls as refunds happen; `original_amount` stays. */
export function tradeRecord(company: Company, transaction: Transaction) {
  const { card, bankStatus } = transaction
  const status = shownStatus(company, transaction)
  return {
    rec_trade_id: transaction.recTradeId,
    record_status: status,
    time: transaction.madeAt,
    transaction_complete_millis: status === 4 ? 0 : transaction.completedAt,
    order_number: transaction.orderNumber,
    merchant_id: transaction.merchantId,
    merchant_name: '梅好 Meihao',
    app_name: 'Meihao sandbox',
    original_amount: transaction.amount,
    amount: transaction.amount - transaction.refunded,
    refunded_amount: transaction.refunded,
    details: transaction.details,
    currency: transaction.currency,
    partial_card_number: card ? `${card.bin_code}-${card.last_four}` : '',
    ...(card ? { card_info: card } : {}),
    three_domain_secure: transaction.threeDomainSecure,
    payment_method: transaction.method,
    bank_transaction_id: transaction.bankTransactionId,
    bank_transaction_start_millis: transaction.madeAt,
    bank_transaction_end_millis: transaction.completedAt,
    bank_result_code: status === 4 || bankStatus === 0 ? '' : String(bankStatus),
    bank_result_msg: status === 4 || bankStatus === 0 ? '' : answerWith(bankStatus).msg,
    pay_by_instalment: transaction.instalment > 0,
    ...(transaction.instalment > 0 ? { instalment_info: instalmentInfo(transaction) } : {}),
    pay_by_redeem: false,
    is_captured: isPaid(transaction) && transaction.captureAt !== null && transaction.captureAt <= company.now(),
    cap_millis: transaction.captureAt ?? 0,
    cardholder: transaction.cardholder,
    auth_code: status === 4 ? '' : transaction.authCode,
    card_identifier: transaction.cardIdentifier,
    ...payInfoOf(transaction),
  }
}

function shownStatus(company: Company, transaction: Transaction): RecordStatus {
  return company.now() < transaction.hiddenUntil ? 4 : transaction.recordStatus
}

/** What a wallet tells of how it was paid itself. In the sandbox always from the wallet's card. */
export function payInfoOf({ method, amount }: Transaction) {
  if (!isPageWallet(method)) return {}
  return {
    pay_info: {
      method: 'CREDIT_CARD',
      masked_credit_card_number: '************4242',
      point: 0,
      discount: 0,
      credit_card: amount,
      balance: 0,
      bank_account: 0,
    },
  }
}
