import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { Company } from './company.ts'
import { openTransaction } from './open-transaction.ts'
import { keepCard } from './pay.ts'
import { findSavedCard } from './pay-by-token.ts'
import { paymentReply } from './payment-reply.ts'
import { methodOf, readCardholder, readPayment, text } from './read-payment.ts'
import { goesWell } from './behaviour.ts'
import { cancel, settle } from './settle.ts'
import { answerWith } from './statuses.ts'
import { findTestCard } from './test-cards.ts'

/** POST /tpc/card/bind: saves a card after one dollar was authorised on it and given back. 3-D is not asked for. */
export function bindCard(company: Company, body: Record<string, unknown>): Reply {
  if (!text(body['prime'])) return json(answerWith(503))
  if (!text(body['currency'])) return json(answerWith(504))
  const cardholder = readCardholder(body['cardholder'])
  if (typeof cardholder === 'number') return json(answerWith(cardholder))
  const ask = readPayment({ ...body, amount: 1, details: 'Card check', three_domain_secure: false }, cardholder)
  if (typeof ask === 'number') return json(answerWith(ask))
  const method = methodOf(company, ask.merchantId)
  if (method !== 'direct_pay') return json(answerWith(method ? 67 : 61))
  const prime = company.primes.take(text(body['prime']))
  if (typeof prime === 'number') return json(answerWith(prime))
  if (!prime.card) return json(answerWith(67))
  const behaviour = { ...goesWell, ...findTestCard(prime.card.number).behaviour }
  const transaction = openTransaction(company, { ask, instrument: { ...prime, behaviour }, behaviour })
  settle(company, { transaction, status: behaviour.status })
  if (behaviour.status === 0) cancel(company, transaction)
  const secret = behaviour.status === 0 ? keepCard(company, prime.card) : null
  return json({ ...paymentReply(company, { transaction, secret }), order_id: transaction.orderNumber, merchant_id: ask.merchantId })
}

/** POST /tpc/card/remove. */
export function removeCard(company: Company, body: Record<string, unknown>): Reply {
  const card = findSavedCard(company, body)
  if (typeof card === 'number') return json(answerWith(card))
  company.savedCards.delete(card.cardKey)
  company.journal.write({ removedCard: card.cardKey })
  return json(answerWith(0))
}
