import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { Company } from './company.ts'
import { pay } from './pay.ts'
import { taipeiDate } from './payment-reply.ts'
import { readCardholder, readPayment, text } from './read-payment.ts'
import type { SavedCard } from './saved-cards.ts'
import { answerWith } from './statuses.ts'
import { findTestCard } from './test-cards.ts'

/** POST /tpc/payment/pay-by-token: charges a saved card. */
export async function payByToken(company: Company, body: Record<string, unknown>): Promise<Reply> {
  const cardholder = body['cardholder'] === undefined ? { phone_number: '', name: '', email: '' } : readCardholder(body['cardholder'])
  if (typeof cardholder === 'number') return json(answerWith(cardholder))
  const card = findSavedCard(company, body)
  if (typeof card === 'number') return json(answerWith(card))
  const ask = readPayment(body, cardholder)
  if (typeof ask === 'number') return json(answerWith(ask))
  if (body['ccv_prime'] !== undefined && !company.primes.takeCcv(text(body['ccv_prime']))) return json(answerWith(623))
  if (card.expiry < taipeiDate(company.now()).slice(0, 6)) return json(answerWith(2013))
  return pay(company, {
    ask: { ...ask, remember: false },
    instrument: { method: 'direct_pay', card, behaviour: findTestCard(card.number).behaviour },
  })
}

/** The saved card that both secrets belong to, or which of them is wrong. */
export function findSavedCard(company: Company, body: Record<string, unknown>): SavedCard | number {
  const cardKey = text(body['card_key'])
  const cardToken = text(body['card_token'])
  if (!cardKey) return 526
  if (!cardToken) return 527
  const card = company.savedCards.get(cardKey)
  if (!card) return 2011
  return card.cardToken === cardToken ? card : 2012
}
