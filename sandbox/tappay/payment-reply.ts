import type { Company } from './company.ts'
import { methodFacts } from './methods.ts'
import { answerWith } from './statuses.ts'
import { instalmentInfo, type Transaction } from './transaction.ts'

export type CardSecret = { card_token: string; card_key: string }

/** The answer to a payment. With `payment_url`, status 0 only means that the link was made. */
export function paymentReply(company: Company, { transaction, secret }: { transaction: Transaction; secret: CardSecret | null }) {
  return {
    ...answerWith(transaction.bankStatus),
    rec_trade_id: transaction.recTradeId,
    bank_transaction_id: transaction.bankTransactionId,
    bank_order_number: '',
    auth_code: transaction.authCode,
    amount: transaction.amount,
    currency: transaction.currency,
    order_number: transaction.orderNumber,
    acquirer: methodFacts(transaction.method).acquirer,
    transaction_time_millis: transaction.madeAt,
    bank_transaction_time: {
      start_time_millis: String(transaction.madeAt),
      end_time_millis: String(transaction.completedAt || transaction.madeAt),
    },
    bank_result_code: transaction.bankStatus === 0 ? '' : String(transaction.bankStatus),
    bank_result_msg: transaction.bankStatus === 0 ? '' : answerWith(transaction.bankStatus).msg,
    ...(secret ? { card_secret: secret } : {}),
    ...(transaction.card
      ? { card_info: transaction.card, card_identifier: transaction.cardIdentifier, merchant_reference_info: { affiliate_codes: [] } }
      : {}),
    ...(transaction.instalment > 0 && transaction.bankStatus === 0 ? { instalment_info: instalmentInfo(transaction) } : {}),
    ...(transaction.visit ? { payment_url: `${company.address}/payment/${transaction.recTradeId}` } : {}),
    ...accountOf(transaction),
  }
}

/** The names of these three are not in the company's public pages; they follow one write-up, unconfirmed. */
function accountOf({ virtualAccount, visit }: Transaction) {
  if (!virtualAccount || !visit) return {}
  return { bank_code: bankCode, bank_account_number: virtualAccount, expire_date: taipeiDate(visit.openUntil) }
}

/** E.SUN. */
export const bankCode = '808'

/** Made once: a new one for every payment would be most of what a payment costs here. */
const taipeiDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' })

/** `20261124`, the day in Taipei. */
export function taipeiDate(at: number): string {
  return taipeiDays.format(at).replaceAll('-', '')
}
