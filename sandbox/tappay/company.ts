import type { SandboxKeys } from '../keys.ts'
import type { RequestLog } from '../web/request-log.ts'
import { openJournal, type Journal } from './journal.ts'
import type { Mood } from './moods.ts'
import { createPrimes, type Primes } from './primes.ts'
import { knownCards, type SavedCard } from './saved-cards.ts'
import type { Transaction } from './transaction.ts'

/** How long things take; tests shorten them. */
export type Timing = {
  slowAnswerMs: number
  /** How long Record says PENDING for the card that is known only later. */
  laterMs: number
  lateNoticeMs: number
  /** The waits before the up to five repetitions of an unanswered notice. */
  noticeRetryMs: readonly number[]
  /** How long a payment page may stay open before the payment is cancelled. */
  visitMs: number
  virtualAccountMs: number
}

export const usualTiming: Timing = {
  slowAnswerMs: 8_000,
  laterMs: 8_000,
  lateNoticeMs: 8_000,
  noticeRetryMs: [1_000, 2_000, 4_000, 8_000, 16_000],
  visitMs: 20 * 60_000,
  virtualAccountMs: 3 * 86_400_000,
}

/** Everything the card company knows. */
export type Company = {
  keys: SandboxKeys['tappay']
  now(): number
  timing: Timing
  /** The own address, known once the server listens. */
  address: string
  mood: Mood
  primes: Primes
  savedCards: Map<string, SavedCard>
  transactions: Map<string, Transaction>
  byBankTransactionId: Map<string, Transaction>
  journal: Journal
  log: RequestLog
  /** Ends what is still waiting to be done. */
  closing: AbortController
}

export type CompanyOptions = { keys: SandboxKeys['tappay']; now(): number; timing: Timing; dataDir: string | null; log: RequestLog }

/** The company as it was when its journal was last written. */
export function openCompany({ keys, now, timing, dataDir, log }: CompanyOptions): Company {
  const company: Company = {
    keys,
    now,
    timing,
    address: '',
    mood: { name: 'well', paymentsLeft: 0, isCapturing: false },
    primes: createPrimes(now),
    savedCards: new Map(knownCards.map((card) => [card.cardKey, card])),
    transactions: new Map(),
    byBankTransactionId: new Map(),
    journal: openJournal(dataDir),
    log,
    closing: new AbortController(),
  }
  for (const entry of company.journal.entries) {
    if ('transaction' in entry) remember(company, entry.transaction)
    else if ('card' in entry) company.savedCards.set(entry.card.cardKey, entry.card)
    else company.savedCards.delete(entry.removedCard)
  }
  return company
}

/** Keeps a transaction as it is now, in memory and in the journal. */
export function keep(company: Company, transaction: Transaction) {
  remember(company, transaction)
  company.journal.write({ transaction })
}

function remember(company: Company, transaction: Transaction) {
  company.transactions.set(transaction.recTradeId, transaction)
  company.byBankTransactionId.set(transaction.bankTransactionId, transaction)
}
