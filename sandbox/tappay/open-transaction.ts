import { randomInt } from 'node:crypto'
import type { Behaviour } from './behaviour.ts'
import { cardIdentifier, cardInfoOf } from './card-info.ts'
import type { Company } from './company.ts'
import { needsVisit, takesProof, type Payment } from './payment.ts'
import type { Transaction, Visit } from './transaction.ts'
import { taipeiDate } from './payment-reply.ts'
import { virtualAccount } from './virtual-account.ts'

const dayMs = 86_400_000

/** A new payment, still pending. */
export function openTransaction(company: Company, opened: Payment & { behaviour: Behaviour }): Transaction {
  const { ask, instrument } = opened
  const { card, method } = instrument
  const now = company.now()
  return {
    recTradeId: newRecTradeId(now),
    merchantId: ask.merchantId,
    method,
    recordStatus: 4,
    bankStatus: 0,
    amount: ask.amount,
    refunded: 0,
    currency: ask.currency,
    details: ask.details,
    orderNumber: ask.orderNumber,
    bankTransactionId: ask.bankTransactionId || `TP${randomText(14)}`,
    authCode: '',
    cardholder: ask.cardholder,
    card: card ? cardInfoOf(card) : null,
    cardIdentifier: card ? cardIdentifier(card) : '',
    instalment: ask.instalment,
    threeDomainSecure: takesProof(instrument) && ask.threeDomainSecure,
    addresses: ask.addresses,
    visit: needsVisit(opened) ? openVisit(company, opened) : null,
    virtualAccount: method === 'virtual_account' ? virtualAccount({ serial: randomInt(100_000_000), amount: ask.amount }) : null,
    madeAt: now,
    completedAt: 0,
    captureAt: ask.delayCaptureDays < 0 ? null : now + ask.delayCaptureDays * dayMs,
    hiddenUntil: 0,
    trades: [],
  }
}

function openVisit(company: Company, { instrument, behaviour }: Payment & { behaviour: Behaviour }): Visit {
  const lifeMs = instrument.method === 'virtual_account' ? company.timing.virtualAccountMs : company.timing.visitMs
  return {
    decided: false,
    status: behaviour.status,
    notices: behaviour.notices,
    approvesItself: behaviour.approvesItself,
    openUntil: company.now() + lifeMs,
  }
}

/** `D`, the day in Taipei, eleven characters of chance: twenty in all. */
function newRecTradeId(now: number): string {
  const day = taipeiDate(now)
  return `D${day}${randomText(11)}`
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomText(length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
