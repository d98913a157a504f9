import type { CardCompany, ChargeAnswer, ChargeRecord, PrimeCharge } from '#server/payments/port.ts'
import { askTappay, type TappaySettings } from './ask-tappay.ts'
import { chargeReply, recordReply, type TappayCardInfo, type TappayRecord } from './tappay-replies.ts'

/**
 * TapPay as the shop's card company. Declines come with HTTP 200 and a status other than 0; 421 and 915 mean that
 * nobody knows yet, and only Record can tell. Source: https://docs.tappaysdk.com/tutorial/en/back.html
 */
export function createTappayCardCompany(settings: TappaySettings): CardCompany {
  return {
    chargePrime: (charge) => chargePrime(settings, charge),
    findCharge: (reference) => findCharge(settings, reference),
  }
}

/** Statuses after which the money may or may not have moved. */
const unknownStatuses = new Set([421, 422, 915, 10001, 10004, 6001])

async function chargePrime(settings: TappaySettings, charge: PrimeCharge): Promise<ChargeAnswer> {
  const asked = await askTappay(settings, '/tpc/payment/pay-by-prime', {
    prime: charge.prime,
    merchant_id: settings.merchants.card,
    amount: charge.amount,
    currency: 'TWD',
    details: charge.details,
    order_number: charge.orderNumber,
    bank_transaction_id: charge.reference,
    cardholder: { phone_number: charge.cardholder.phone, name: charge.cardholder.name, email: charge.cardholder.email },
    remember: charge.remember,
  })
  if (!asked.ok) return { answer: 'unknown', reason: asked.refusal.reason }
  const reply = chargeReply.safeParse(asked.value)
  if (!reply.success) return { answer: 'unknown', reason: 'the answer could not be read' }
  const { status, msg, rec_trade_id: companyId, card_info: card, card_secret: secret } = reply.data
  if (unknownStatuses.has(status)) return { answer: 'unknown', reason: `${status} ${msg}` }
  if (status !== 0) return { answer: 'refused', code: String(status), text: msg }
  if (!companyId) return { answer: 'unknown', reason: 'paid, but without a record id' }
  return { answer: 'paid', companyId, card: card ? readCard(card) : null, cardSecret: secret ? { key: secret.card_key, token: secret.card_token } : null }
}

async function findCharge(settings: TappaySettings, reference: string): Promise<ChargeRecord> {
  const asked = await askTappay(settings, '/tpc/transaction/query', { records_per_page: 1, page: 0, filters: { bank_transaction_id: reference } })
  if (!asked.ok) return { answer: 'unreachable', reason: asked.refusal.reason }
  const reply = recordReply.safeParse(asked.value)
  // Status 2 means "end of the list" and may still carry records.
  if (!reply.success || (reply.data.status !== 0 && reply.data.status !== 2)) return { answer: 'unreachable', reason: 'Record could not be read' }
  const record = reply.data.trade_records[0]
  return record ? readRecord(record) : { answer: 'absent' }
}

/** record_status: -1 error, 0 authorised, 1 captured, 2 partly refunded, 3 refunded, 4 pending, 5 cancelled. */
function readRecord(record: TappayRecord): ChargeRecord {
  const amount = record.original_amount ?? record.amount
  if ([0, 1, 2, 3].includes(record.record_status)) return { answer: 'paid', companyId: record.rec_trade_id, amount, currency: record.currency }
  if (record.record_status === 4) return { answer: 'pending' }
  return { answer: 'refused', code: record.bank_result_code || String(record.record_status), text: record.bank_result_msg ?? '' }
}

const brands = { 1: 'visa', 2: 'mastercard', 3: 'jcb' } as const

function readCard(card: TappayCardInfo) {
  return {
    brand: brands[card.type as keyof typeof brands] ?? ('other' as const),
    lastFour: card.last_four,
    expiresYear: Number((card.expiry_date ?? '').slice(0, 4)),
    expiresMonth: Number((card.expiry_date ?? '').slice(4, 6)),
  }
}
