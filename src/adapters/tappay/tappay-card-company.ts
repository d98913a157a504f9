import type { ChargedMethod } from '#rules/payments/payment-methods.ts'
import type { PaymentReport } from '#rules/payments/settlement.ts'
import type { AskedCharge, CardCompany } from '#ports/card-company.ts'
import { askTappay, openAsking, openCharging, type Tappay, type TappaySettings } from './ask-tappay.ts'
import { brandOf, chargeTappay, countryOf } from './charge-tappay.ts'
import { recordReply, type TappayRecord } from './tappay-replies.ts'
import { findTappayRefund, refundTappay } from './refund-tappay.ts'
import { isOtherMethod, wordsFor, type TappayMerchants } from './ways.ts'

/**
 * TapPay as the shop's card company. Declines come with HTTP 200 and a status other than 0; 421 and 915 mean that
 * nobody knows yet, and only Record can tell. Source: https://docs.tappaysdk.com/tutorial/en/back.html
 */
export function createTappayCardCompany(settings: TappaySettings): CardCompany {
  const charging = { ...openCharging(settings), merchants: settings.merchants }
  const asking = openAsking(settings)
  return {
    charge: (charge) => chargeTappay(charging, charge),
    findCharge: (attempt) => findCharge({ ...asking, merchants: settings.merchants }, attempt),
    refund: (refund) => refundTappay(asking, refund),
    findRefund: (refund) => findTappayRefund(asking, refund),
  }
}

async function findCharge(
  tappay: Tappay & { merchants: TappayMerchants },
  { reference, paymentMethod }: AskedCharge,
): Promise<PaymentReport> {
  const asked = await askTappay(tappay, '/tpc/transaction/query', {
    records_per_page: 1,
    page: 0,
    filters: { bank_transaction_id: reference },
  })
  if (!asked.ok) return { answer: 'unreachable', reason: asked.refusal.reason }
  const reply = recordReply.safeParse(asked.value)
  // Status 2 means "end of the list" and may still carry records.
  if (!reply.success || (reply.data.status !== 0 && reply.data.status !== 2))
    return { answer: 'unreachable', reason: 'Record could not be read' }
  // A filter that the company overlooked must not make somebody else's payment ours.
  const record = reply.data.trade_records.find(({ bank_transaction_id: id }) => id === reference)
  return record ? readRecord(record, { merchants: tappay.merchants, paymentMethod }) : { answer: 'absent' }
}

type Expected = { merchants: TappayMerchants; paymentMethod: ChargedMethod }

/** record_status: -1 error, 0 authorised, 1 captured, 2 partly refunded, 3 refunded, 4 pending, 5 cancelled. */
function readRecord(record: TappayRecord, expected: Expected): PaymentReport {
  const amount = record.original_amount ?? record.amount
  const cardCountry = record.card_info ? countryOf(record.card_info) : null
  if ([0, 1, 2, 3].includes(record.record_status))
    return {
      answer: 'paid',
      companyId: record.rec_trade_id,
      amount,
      currency: record.currency,
      ...(record.card_info && brandOf(record.card_info) === 'other' && { isForeignCard: true }),
      ...(cardCountry && { cardCountry }),
      ...otherwise(record, expected),
    }
  if (record.record_status === 4) return { answer: 'pending' }
  return { answer: 'refused', code: record.bank_result_code || String(record.record_status), text: record.bank_result_msg ?? '' }
}

/** Money has moved, and not as it was asked for: that is no other charge, and nothing to give up either. */
function otherwise(
  { merchant_id: merchant, payment_method: recorded }: TappayRecord,
  { merchants, paymentMethod }: Expected,
): { otherwise?: string } {
  const words = wordsFor(paymentMethod)
  if (merchant !== merchants[words.merchant]) return { otherwise: `merchant ${merchant}` }
  return isOtherMethod(words, recorded) ? { otherwise: `by ${recorded}` } : {}
}
