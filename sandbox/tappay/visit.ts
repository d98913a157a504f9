import { languageOf } from '../web/language-of.ts'
import { goTo, page, readForm, withQuery } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { allNotices } from './behaviour.ts'
import { keep, type Company } from './company.ts'
import { methodFacts } from './methods.ts'
import { sendNotices } from './send-notices.ts'
import { cancel, findTransaction, settle } from './settle.ts'
import type { Transaction, Visit } from './transaction.ts'
import { leftPage, unknownPage, visitPage } from './visit-page.ts'

type Visited = Transaction & { visit: Visit }

/** GET /payment/<rec_trade_id>: the page a payment_url leads to. A decided payment goes straight back to the shop. */
export function showVisit(company: Company, ask: Ask): Reply {
  const transaction = findVisited(company, ask)
  if (!transaction) return page(unknownPage(languageOf(ask)), 404)
  if (transaction.visit.decided) return goBack(transaction)
  if (transaction.visit.approvesItself) return conclude(company, { transaction, status: transaction.visit.status })
  return page(visitPage({ language: languageOf(ask), transaction }))
}

/** POST to the same address: the shopper approves, refuses, or leaves everything as it is. */
export function decideVisit(company: Company, ask: Ask): Reply {
  const transaction = findVisited(company, ask)
  if (!transaction) return page(unknownPage(languageOf(ask)), 404)
  if (transaction.visit.decided) return goBack(transaction)
  const form = readForm(ask)
  const notices = allNotices.find((name) => name === form.get('notices'))
  if (notices) transaction.visit.notices = notices
  if (form.get('decision') === 'approve') return conclude(company, { transaction, status: transaction.visit.status })
  if (form.get('decision') === 'refuse') return refuse(company, transaction)
  return transaction.addresses?.goBack ? goTo(transaction.addresses.goBack) : page(leftPage({ language: languageOf(ask), transaction }))
}

/** A refused transfer is an account that ran out: nobody is told of it. */
function refuse(company: Company, transaction: Visited): Reply {
  if (transaction.method !== 'virtual_account') return conclude(company, { transaction, status: methodFacts(transaction.method).refusal })
  cancel(company, transaction)
  return goBack(transaction)
}

function conclude(company: Company, { transaction, status }: { transaction: Visited; status: number }): Reply {
  transaction.visit.decided = true
  // A transfer or a wallet is collected at once, whatever was asked for a card.
  if (transaction.method !== 'direct_pay') transaction.captureAt = company.now()
  settle(company, { transaction, status })
  keep(company, transaction)
  void sendNotices(company, { transaction, notices: transaction.visit.notices })
  return goBack(transaction)
}

/** The shopper's way back. The query can be forged, so a shop may only show it. */
function goBack(transaction: Visited): Reply {
  const status = transaction.recordStatus === 5 ? 924 : transaction.bankStatus
  return goTo(
    withQuery(transaction.addresses?.frontend ?? '', {
      rec_trade_id: transaction.recTradeId,
      order_number: transaction.orderNumber,
      bank_transaction_id: transaction.bankTransactionId,
      status: String(status),
    }),
  )
}

function findVisited(company: Company, ask: Ask): Visited | null {
  const transaction = findTransaction(company, ask.path.slice('/payment/'.length))
  return transaction && hasVisit(transaction) ? transaction : null
}

function hasVisit(transaction: Transaction): transaction is Visited {
  return transaction.visit !== null
}
