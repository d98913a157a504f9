import { setTimeout as wait } from 'node:timers/promises'
import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { Behaviour } from './behaviour.ts'
import type { Card } from './card-info.ts'
import { keep, type Company } from './company.ts'
import { methodFacts } from './methods.ts'
import { takeMood } from './moods.ts'
import { openTransaction } from './open-transaction.ts'
import { needsVisit, type Payment } from './payment.ts'
import { paymentReply } from './payment-reply.ts'
import { methodOf } from './read-payment.ts'
import { newSavedCard } from './saved-cards.ts'
import { settle } from './settle.ts'
import { answerWith } from './statuses.ts'
import type { Transaction } from './transaction.ts'

/** Takes one payment from the checks to the answer. Declines are answered with HTTP 200, as at the real company. */
export async function pay(company: Company, payment: Payment): Promise<Reply> {
  const mistake = findMistake(company, payment)
  if (mistake !== null) return json(answerWith(mistake))
  const behaviour = takeMood(company.mood, payment.instrument.behaviour)
  const transaction = openTransaction(company, { ...payment, behaviour })
  if (!transaction.visit) settle(company, { transaction, status: behaviour.status })
  if (behaviour.record === 'later') transaction.hiddenUntil = company.now() + company.timing.laterMs
  if (behaviour.record !== 'absent') keep(company, transaction)
  return answer(company, { payment, behaviour, transaction })
}

function findMistake(company: Company, payment: Payment): number | null {
  const { ask, instrument } = payment
  const method = methodOf(company, ask.merchantId)
  if (!method) return 61
  if (method !== instrument.method) return methodFacts(instrument.method).notTaken
  if (ask.instalment > 0 && method !== 'direct_pay') return 71
  if (needsVisit(payment) && !ask.addresses) return 629
  if (ask.bankTransactionId && company.byBankTransactionId.has(ask.bankTransactionId)) return 6001
  return null
}

type Outcome = { payment: Payment; behaviour: Behaviour; transaction: Transaction }

async function answer(company: Company, { payment, behaviour, transaction }: Outcome): Promise<Reply> {
  if (behaviour.answer === 'cut') return 'cut'
  if (behaviour.answer === 'time-out') return json(answerWith(421))
  if (behaviour.answer === 'slow')
    await wait(company.timing.slowAnswerMs, undefined, { signal: company.closing.signal }).catch(() => undefined)
  return json(paymentReply(company, { transaction, secret: saveCard(company, { payment, transaction }) }))
}

/** A card is saved only when the shopper asked for it and it was not declined. */
function saveCard(company: Company, { payment, transaction }: { payment: Payment; transaction: Transaction }) {
  const { card, method } = payment.instrument
  if (!payment.ask.remember || method !== 'direct_pay' || !card || transaction.bankStatus !== 0) return null
  return keepCard(company, card)
}

/** Saves a card and gives the two secrets with which it can be charged again. */
export function keepCard(company: Company, card: Card) {
  const saved = newSavedCard(card)
  company.savedCards.set(saved.cardKey, saved)
  company.journal.write({ card: saved })
  return { card_token: saved.cardToken, card_key: saved.cardKey }
}
