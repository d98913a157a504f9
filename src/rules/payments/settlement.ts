import { addDays, addMinutes } from '#rules/calendar.ts'
import { transferWatchDays, unansweredMinutes } from '#rules/constants.ts'
import type { Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { isOpenPayment, isReceived, type PaymentStatus } from './payment.ts'
import { isByCard, isByTransfer, isOnDelivery, type PaymentMethod } from './payment-methods.ts'

/** What a provider says of an attempt when it is asked. Nothing else is believed (D-63). */
export type PaymentReport =
  | {
      answer: 'paid'
      companyId: string
      amount: Twd
      currency: string
      /** In what it is not as it was asked for, beside amount and currency. */
      otherwise?: string
      /** Paid by a card of a network that the shop does not take. */
      isForeignCard?: boolean
      /** Where the card comes from, by its two letters. */
      cardCountry?: string
    }
  | { answer: 'refused'; code: string; text: string }
  /** The provider has never heard of it. */
  | { answer: 'absent' }
  /** Known, and not yet decided: the buyer is on the page, or nobody has transferred yet. */
  | { answer: 'pending' }
  | { answer: 'unreachable'; reason: string }

export type SettlementFacts = {
  payment: {
    status: PaymentStatus
    method: PaymentMethod
    amount: Twd
    leadsToPage: boolean
    createdAt: Date
    /** By which the money that it brought is known; null before. */
    companyId: string | null
  }
  order: { status: OrderStatus; deadline: Date | null }
  report: PaymentReport
  now: Date
}

export type Verdict =
  /** The order is paid. */
  | 'paid'
  /** Money for an order that has ended or is paid already: it is written down and given back. */
  | 'give_back'
  /** The charge was refused while the order was placed: the order ends as if it had never been. */
  | 'refused'
  /** Money came by a card of a network that the shop does not take. It is given back, and the order is as unpaid as before. */
  | 'foreign_card'
  /** The buyer did not pay this time; the order waits until its deadline. */
  | 'failed'
  /** The deadline is over. */
  | 'expired'
  /** Money has come, and not as it was asked for: a person has to look. */
  | 'differs'
  /** Nobody knows yet. */
  | 'wait'
  /** Nothing that is not written down already. */
  | 'known'

/** What an answer means for the order, whoever brings it and however late. */
export function judgeReport(facts: SettlementFacts): Verdict {
  const { payment, order, report } = facts
  if (report.answer === 'paid') return judgeMoney(facts, report)
  if (!isOpenPayment(payment.status)) return 'known'
  if (report.answer === 'unreachable') return 'wait'
  if (order.status === 'uncharged') return judgeCharge(facts)
  return order.status === 'pending_payment' ? judgePage(facts) : 'known'
}

function judgeMoney(
  { payment, order }: SettlementFacts,
  { companyId, amount, currency, otherwise, isForeignCard }: Extract<PaymentReport, { answer: 'paid' }>,
): Verdict {
  if (!isOpenPayment(payment.status) && payment.status !== 'failed' && payment.status !== 'expired') return 'known'
  if (amount !== payment.amount || currency !== 'TWD' || otherwise !== undefined) {
    // Of what a person has settled the company goes on telling when it is asked.
    return !isOpenPayment(payment.status) && companyId === payment.companyId ? 'known' : 'differs'
  }
  if (order.status !== 'uncharged' && order.status !== 'pending_payment') return 'give_back'
  return isForeignCard && isByCard(payment.method) ? 'foreign_card' : 'paid'
}

/** Silence without a record counts as refused after ten minutes, and so does a page whose address never came (D-60). */
function judgeCharge(facts: SettlementFacts): Verdict {
  return isRefused(facts) ? 'refused' : 'wait'
}

/** The same silence about a charge that was begun while the order waited fails that charge alone. */
function judgePage(facts: SettlementFacts): Verdict {
  const { payment, order, report, now } = facts
  if (order.deadline && now > order.deadline) return 'expired'
  return report.answer === 'refused' || (payment.status === 'created' && isRefused(facts)) ? 'failed' : 'wait'
}

function isRefused({ payment, report, now }: SettlementFacts): boolean {
  if (report.answer === 'refused') return true
  if (report.answer === 'pending' && !payment.leadsToPage) return false
  return now > addMinutes(payment.createdAt, unansweredMinutes)
}

const minutesBetweenAsking = { charge: 1, page: 2, account: 30, givenUp: 5 } as const
/** How long money may come late for an attempt that was given up: no page is open that long, no transfer under way. */
const lateMinutes = 120
const lateTransferDays = 1

/** Money that has come in on the account of an attempt, by the bank's own name of it. */
export type Transfer = { companyId: string; amount: Twd }

export type TransferFacts = {
  payment: { status: PaymentStatus; amount: Twd; /** By which the money that it brought is known; null before. */ companyId: string | null }
  /** Everything that has come in on its account. */
  transfers: readonly Transfer[]
  /** What stands in the books already: of these transfers, whatever it counts for, and of the same order, whatever it is called. */
  booked: readonly Transfer[]
}

/**
 * Which of the transfers to an account has paid for its order, and which came without being asked for: a second one, or one of
 * another amount. What a person has booked under another name than the bank's is the first transfer of its amount.
 */
export function sortTransfers({ payment, transfers, booked }: TransferFacts): { paying: Transfer | null; surplus: Transfer[] } {
  const isKnown = ({ companyId }: Transfer) => booked.some((each) => isSameName(each.companyId, companyId))
  const renamed = booked
    .filter(({ companyId }) => !transfers.some((each) => isSameName(companyId, each.companyId)))
    .map(({ amount }) => amount)
  const fresh = transfers.filter((transfer) => {
    if (isKnown(transfer)) return false
    const place = renamed.indexOf(transfer.amount)
    if (place >= 0) renamed.splice(place, 1)
    return place < 0
  })
  const isPaid = isReceived(payment.status)
  const paying = isPaid
    ? { companyId: payment.companyId ?? '', amount: payment.amount }
    : (fresh.find(({ amount }) => amount === payment.amount) ?? null)
  return { paying, surplus: fresh.filter((transfer) => transfer !== paying) }
}

/** The bank's statement, which people read, names a transfer by the beginning of the name that the bank tells the machine. */
function isSameName(booked: string, told: string): boolean {
  return booked === told || told.startsWith(`${booked}-`)
}

export type AskFacts = Pick<SettlementFacts, 'report' | 'now'> & {
  payment: Pick<SettlementFacts['payment'], 'method' | 'createdAt'> & { status: PaymentStatus }
  deadline: Date | null
}

/** When to ask the provider again; null when nothing more can come. The attempt's status is the one after the verdict. */
export function askAgainAt({ payment, report, deadline, now }: AskFacts): Date | null {
  if (isOnDelivery(payment.method)) return null
  if (isOpenPayment(payment.status)) return askOpen({ payment, deadline, now })
  if (isByTransfer(payment.method)) return askAccount({ payment, deadline, now })
  if (payment.status !== 'expired' && payment.status !== 'failed') return null
  if (report.answer === 'refused') return null
  const until = addMinutes(payment.createdAt, lateMinutes)
  if (now > until && report.answer !== 'unreachable') return null
  return addMinutes(now, minutesBetweenAsking.givenUp)
}

/** Whoever has an account's number can transfer to it at any time, and twice: it is asked about often at first, then daily. */
function askAccount({ payment, deadline, now }: Pick<AskFacts, 'payment' | 'deadline' | 'now'>): Date | null {
  if (now > addDays(payment.createdAt, transferWatchDays)) return null
  const isLikely = !isReceived(payment.status) && now <= addDays(deadline ?? payment.createdAt, lateTransferDays)
  return isLikely ? addMinutes(now, minutesBetweenAsking.account) : addDays(now, 1)
}

function askOpen({ payment, deadline, now }: Pick<AskFacts, 'payment' | 'deadline' | 'now'>): Date {
  const next = addMinutes(now, minutesBetweenAsking[awaitedThing(payment)])
  // A last time just after the deadline, before the order is given up.
  return deadline && now <= deadline && next > deadline ? new Date(deadline.getTime() + 1000) : next
}

function awaitedThing({ status, method }: AskFacts['payment']): keyof typeof minutesBetweenAsking {
  if (status === 'created') return 'charge'
  return isByTransfer(method) ? 'account' : 'page'
}
