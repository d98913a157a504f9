import { randomInt } from 'node:crypto'
import { keep, type Company } from './company.ts'
import type { Transaction } from './transaction.ts'

/** Ends a pending payment: paid, or declined with a status. The caller keeps it. */
export function settle(company: Company, { transaction, status }: { transaction: Transaction; status: number }) {
  const now = company.now()
  transaction.bankStatus = status
  transaction.completedAt = now
  if (status !== 0) {
    transaction.recordStatus = -1
    return
  }
  const captured = transaction.captureAt !== null && transaction.captureAt <= now
  transaction.recordStatus = captured ? 1 : 0
  transaction.authCode = String(randomInt(1_000_000)).padStart(6, '0')
  transaction.trades.push({ action: 'paid', amount: transaction.amount, at: now })
  if (captured) transaction.trades.push({ action: 'captured', amount: transaction.amount, at: now })
}

/** Collects an authorised amount. */
export function capture(company: Company, transaction: Transaction) {
  transaction.recordStatus = 1
  transaction.captureAt = company.now()
  transaction.trades.push({ action: 'captured', amount: transaction.amount, at: company.now() })
  keep(company, transaction)
}

/** Gives a payment up that nobody paid. */
export function cancel(company: Company, transaction: Transaction) {
  transaction.recordStatus = 5
  transaction.completedAt = company.now()
  if (transaction.visit) transaction.visit.decided = true
  transaction.trades.push({ action: 'cancelled', amount: transaction.amount, at: company.now() })
  keep(company, transaction)
}

/** Does what time alone has brought since somebody last looked: captures what is due, cancels what stayed open. */
export function catchUp(company: Company, transaction: Transaction): Transaction {
  const now = company.now()
  const { recordStatus, captureAt, visit } = transaction
  if (recordStatus === 0 && captureAt !== null && captureAt <= now) capture(company, transaction)
  if (recordStatus === 4 && visit && !visit.decided && visit.openUntil <= now) cancel(company, transaction)
  return transaction
}

export function findTransaction(company: Company, recTradeId: string): Transaction | null {
  const found = company.transactions.get(recTradeId)
  return found ? catchUp(company, found) : null
}
