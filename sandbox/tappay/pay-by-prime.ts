import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { Company } from './company.ts'
import { pay } from './pay.ts'
import { readCardholder, readPayment, text } from './read-payment.ts'
import { answerWith } from './statuses.ts'
import { findTestCard } from './test-cards.ts'

/** POST /tpc/payment/pay-by-prime. A prime is used up by the attempt, however it ends. */
export async function payByPrime(company: Company, body: Record<string, unknown>): Promise<Reply> {
  if (!text(body['prime'])) return json(answerWith(503))
  const cardholder = readCardholder(body['cardholder'])
  if (typeof cardholder === 'number') return json(answerWith(cardholder))
  const ask = readPayment(body, cardholder)
  if (typeof ask === 'number') return json(answerWith(ask))
  const prime = company.primes.take(text(body['prime']))
  if (typeof prime === 'number') return json(answerWith(prime))
  const behaviour = prime.card ? findTestCard(prime.card.number).behaviour : {}
  return pay(company, { ask, instrument: { ...prime, behaviour } })
}
