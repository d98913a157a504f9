import { hasOwnPage } from '#rules/payments/payment-methods.ts'
import type { CardSeen, Charge, ChargeAnswer } from '#ports/card-company.ts'
import { askTappay, type Tappay } from './ask-tappay.ts'
import { chargeReply, type TappayCardInfo, type TappayCharge } from './tappay-replies.ts'
import { isPrimeOf, wordsFor, type TappayMerchants } from './ways.ts'

/** Statuses after which the money may or may not have moved. */
const unknownStatuses = new Set([421, 422, 915, 10001, 10004, 6001])
/** The company's own word for a prime that its merchant does not take. */
const notOfThisMethod = { answer: 'refused', code: '67', text: 'Not the way to pay that was chosen' } as const

/** Asks for money by a prime or by a saved card. A prime of another payment method is refused here: what was chosen decides whether its owner is asked. */
export async function chargeTappay(
  { merchants, ...tappay }: Tappay & { merchants: TappayMerchants },
  charge: Charge,
): Promise<ChargeAnswer> {
  const words = wordsFor(charge.paymentMethod)
  if ('prime' in charge.card && !isPrimeOf(words, charge.card.prime)) return notOfThisMethod
  const by = 'prime' in charge.card ? payByPrime(charge.card) : payByToken(charge.card)
  const names: Names = {
    merchant_id: merchants[words.merchant],
    amount: charge.amount,
    currency: 'TWD',
    order_number: charge.orderNumber,
    bank_transaction_id: charge.reference,
  }
  const asked = await askTappay(tappay, by.path, {
    ...by.body,
    ...names,
    details: charge.details,
    cardholder: { phone_number: charge.cardholder.phone, name: charge.cardholder.name, email: charge.cardholder.email },
    instalment: charge.instalment ?? 0,
    three_domain_secure: charge.threeDSecure,
    result_url: {
      frontend_redirect_url: charge.addresses.return,
      backend_notify_url: charge.addresses.notify,
      go_back_url: charge.addresses.goBack,
    },
  })
  if (!asked.ok) return { answer: 'unknown', reason: asked.refusal.reason }
  const reply = chargeReply.safeParse(asked.value)
  if (!reply.success) return { answer: 'unknown', reason: 'the answer could not be read' }
  const other = findOther(reply.data, names)
  if (other) return { answer: 'unknown', reason: `the answer tells of another ${other}` }
  const answer = readReply(reply.data)
  return answer.answer === 'paid' && hasOwnPage(charge.paymentMethod)
    ? { answer: 'unknown', reason: 'paid without the page of the wallet' }
    : answer
}

/** By what an answer is known to be about this charge. */
type Names = { amount: number; currency: string; order_number: string; bank_transaction_id: string; merchant_id: string }

/** In what an answer is not about the charge that was asked for. A refusal may leave everything out; who says yes repeats all but the merchant. */
function findOther(reply: TappayCharge, names: Names): keyof Names | undefined {
  const isSaid = (name: keyof Names) => (reply[name] ?? null) !== null || (reply.status === 0 && name !== 'merchant_id')
  return (['amount', 'currency', 'order_number', 'bank_transaction_id', 'merchant_id'] as const).find(
    (name) => isSaid(name) && reply[name] !== names[name],
  )
}

function payByPrime({ prime, remember }: { prime: string; remember: boolean }) {
  return { path: '/tpc/payment/pay-by-prime', body: { prime, remember } }
}

function payByToken({ secret, ccvPrime }: Extract<Charge['card'], { secret: unknown }>) {
  return { path: '/tpc/payment/pay-by-token', body: { card_key: secret.key, card_token: secret.token, ccv_prime: ccvPrime } }
}

/** With an address to go to, status 0 only says that the page was made. */
function readReply({
  status,
  msg,
  rec_trade_id: companyId,
  payment_url: url,
  card_info: card,
  card_secret: secret,
}: TappayCharge): ChargeAnswer {
  if (unknownStatuses.has(status)) return { answer: 'unknown', reason: `${status} ${msg}` }
  if (status !== 0) return { answer: 'refused', code: String(status), text: msg }
  if (!companyId) return { answer: 'unknown', reason: 'paid, but without a record id' }
  const seen = {
    companyId,
    card: card ? readCard(card) : null,
    cardCountry: card ? countryOf(card) : null,
    cardSecret: secret ? { key: secret.card_key, token: secret.card_token } : null,
  }
  return url ? { answer: 'page', url, ...seen } : { answer: 'paid', ...seen }
}

const brands = { 1: 'visa', 2: 'mastercard', 3: 'jcb', 4: 'other', 5: 'other' } as const

/** Of which network a card is: `other` are UnionPay and American Express. Source: https://docs.tappaysdk.com/tutorial/en/reference.html#card-info */
export function brandOf({ type }: Pick<TappayCardInfo, 'type'>): CardSeen['brand'] {
  return brands[type as keyof typeof brands] ?? 'unknown'
}

/** Two letters, or nothing that the shop knows. */
export function countryOf({ country_code: code }: Pick<TappayCardInfo, 'country_code'>): string | null {
  return code && /^[A-Z]{2}$/.test(code) ? code : null
}

function readCard(card: TappayCardInfo): CardSeen {
  return {
    brand: brandOf(card),
    lastFour: card.last_four,
    expiresYear: Number((card.expiry_date ?? '').slice(0, 4)),
    expiresMonth: Number((card.expiry_date ?? '').slice(4, 6)),
  }
}
