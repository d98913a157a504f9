import { addDays, addMinutes, endOfDay, taipeiDay } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import { factsOf, hasOwnPage, isOnDelivery, type PaymentMethod } from './payment-methods.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { PaymentTerms } from '#rules/terms.ts'

/**
 * The life of one attempt to pay, as one table. Silence is no answer: an attempt that nobody answered stays created, and
 * is asked about again. Money may also come late, to an attempt that was given up.
 */
const transitions = {
  created: {
    page_issued: 'waiting',
    account_issued: 'waiting',
    left_to_courier: 'waiting',
    authorised: 'authorised',
    paid: 'paid',
    failed: 'failed',
    given_up: 'expired',
  },
  /** Waits for the buyer, or for the courier who collects the money. */
  waiting: { authorised: 'authorised', paid: 'paid', failed: 'failed', given_up: 'expired' },
  /** The bank has promised the money. */
  authorised: { paid: 'paid', failed: 'failed', refund_started: 'refunding' },
  paid: { refund_started: 'refunding' },
  failed: { paid: 'paid' },
  /** Past the deadline, or cancelled by the buyer before any money came. */
  expired: { paid: 'paid' },
  /** A part that was refunded leaves the attempt paid. */
  refunding: { refund_started: 'refunding', refund_done: 'refunded', part_refunded: 'paid', refund_failed: 'refund_failed' },
  refunded: {},
  /** A refund was given up by the machine after its tries: a person makes it. Others of the same attempt go on beside it. */
  refund_failed: { refund_started: 'refund_failed', refund_done: 'refunded', part_refunded: 'paid', refund_failed: 'refund_failed' },
} as const

export type PaymentStatus = keyof typeof transitions
type EventsOf<Transitions> = Transitions extends unknown ? keyof Transitions : never
export type PaymentEvent = EventsOf<(typeof transitions)[PaymentStatus]>

/** The same table, as a reader sees it. */
export const paymentTransitions: Readonly<Record<PaymentStatus, Readonly<Partial<Record<PaymentEvent, PaymentStatus>>>>> = transitions

export const firstPaymentStatus: PaymentStatus = 'created'

export type PaymentTransitionRefusal = { code: 'no_such_transition'; status: PaymentStatus; event: PaymentEvent }

export function transitionPayment(status: PaymentStatus, event: PaymentEvent): Result<PaymentStatus, PaymentTransitionRefusal> {
  const next = paymentTransitions[status][event]
  return next ? ok(next) : refuse({ code: 'no_such_transition', status, event })
}

/** Whether an order needs no money before it is packed: one on nothing, or one that is paid when it is received. */
export function standsAtOnce({ paymentMethod, grand_total }: { paymentMethod: PaymentMethod; grand_total: Twd }): boolean {
  return grand_total === 0 || isOnDelivery(paymentMethod)
}

/** An order has at most one attempt that is open. */
export function isOpenPayment(status: PaymentStatus): boolean {
  return status === 'created' || status === 'waiting' || status === 'authorised'
}

/** Whether the attempt has brought its money, whatever has gone back of it since. */
export function isReceived(status: PaymentStatus): boolean {
  return status === 'authorised' || status === 'paid' || status === 'refunding' || status === 'refunded' || status === 'refund_failed'
}

export type PageFacts = {
  paymentMethod: PaymentMethod
  amount: Twd
  /** From here on the bank asks whose card it is. */
  threeDSecureFrom: Twd
}

/** Whether the owner of a card has to prove that it is theirs. One that the device itself has proven is not asked for again. */
export function needsProof({ paymentMethod, amount, threeDSecureFrom }: PageFacts): boolean {
  return factsOf(paymentMethod).mayNeedProof && amount >= threeDSecureFrom
}

/** Whether the buyer may have to agree on a page: of the wallet, or of the bank when much is paid. */
export function leadsToPage(facts: PageFacts): boolean {
  return hasOwnPage(facts.paymentMethod) || needsProof(facts)
}

/** Until when the buyer has time (D-62): ATM to the end of a day in Taipei, wallets and 3-D pages some minutes. Null where nothing waits for the buyer. */
export function paymentDeadline(paymentMethod: PaymentMethod, { now, terms }: { now: Date; terms: PaymentTerms }): Date | null {
  switch (factsOf(paymentMethod).deadline) {
    case 'account':
      return endOfDay(taipeiDay(addDays(now, terms.atm_days)))
    case 'page':
      return addMinutes(now, terms.wallet_minutes)
    case null:
      return null
  }
}
