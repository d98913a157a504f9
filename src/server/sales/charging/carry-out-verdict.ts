import { addMinutes } from '#rules/calendar.ts'
import type { Tx } from '#database/connect.ts'
import { isByCard } from '#rules/payments/payment-methods.ts'
import type { PaymentReport, Verdict } from '#rules/payments/settlement.ts'
import type { Terms } from '#rules/terms.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { recordTransition, type LockedFamily, type LockedOrder } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { giveUpPayment } from '#server/money/payments/give-up-payment.ts'
import { markDiffering, type lockAttempt } from '#server/money/payments/lock-attempt.ts'
import { recordPaymentTransition } from '#server/money/payments/record-payment-transition.ts'
import { requestRefund } from '#server/money/payments/request-refund.ts'
import type { Shop } from '#server/platform/shop.ts'
import { switchOffCard } from '#server/money/cards/switch-off-card.ts'
import { acceptOrder } from './accept-order.ts'
import { keepPaidCard } from './keep-paid-card.ts'
import { methodColumns } from './method-columns.ts'
import { returnWhatWasTaken } from '#server/sales/cancelling/return-what-was-taken.ts'

type HeldPayment = Awaited<ReturnType<typeof lockAttempt>>

/** Who says what became of an attempt: the provider, or operations who looked it up at its. */
export type Teller = { actor: 'provider' } | { actor: 'operations'; by: string }

export type Judged = {
  verdict: Verdict
  order: LockedOrder
  /** The same with its parts. */
  held: LockedFamily
  payment: HeldPayment
  report: PaymentReport
  teller: Teller
  terms: Terms
  now: Date
}

/** Writes what a verdict means for the order and the attempt, both held. */
export async function carryOut(shop: Shop, tx: Tx, judged: Judged): Promise<void> {
  const { order, payment, report } = judged
  const about = { order: order.id, payment: payment.id }
  switch (judged.verdict) {
    case 'paid':
      return confirm(shop, tx, judged)
    case 'give_back':
      shop.log.error(about, 'money has come for an order that had ended or was paid: it is given back')
      return giveBack(tx, judged)
    case 'refused':
      await recordFailed(shop, tx, judged)
      return endRefused(tx, judged)
    case 'foreign_card':
      shop.log.warn(about, 'a card of another network has paid: it is given back')
      if (order.status === 'uncharged') await endRefused(tx, judged)
      await giveBack(tx, judged)
      return countDeclined(shop, tx, judged)
    case 'failed':
      return failAttempt(shop, tx, judged)
    case 'expired':
      return endUnpaid(tx, judged)
    case 'differs':
      shop.log.error(about, 'money has come otherwise than it was asked for: a person has to look')
      if (report.answer === 'paid')
        await markDiffering(tx, {
          paymentId: payment.id,
          companyId: report.companyId,
          text: [`${report.currency} ${report.amount}`, report.otherwise].filter(Boolean).join(', '),
        })
      return
    case 'wait':
    case 'known':
  }
}

async function recordPaid(
  tx: Tx,
  { payment, report, teller: { actor, ...by }, now }: Judged,
  found: { surplus?: true } = {},
): Promise<void> {
  if (report.answer !== 'paid') return
  const known = { provider_ref: report.companyId, paid_at: now, error_code: null, error_text: null, card_to_keep: null, next_ask_at: null }
  const set = { ...known, ...found, ...(report.cardCountry !== undefined && { card_country: report.cardCountry }) }
  await recordPaymentTransition(tx, { payment, event: 'paid', actor, set, cause: { company: report.companyId, ...by } })
}

async function confirm(shop: Shop, tx: Tx, judged: Judged): Promise<void> {
  const { order, held, payment, teller, now } = judged
  const event = order.status === 'uncharged' ? 'charge_succeeded' : 'payment_received'
  // Somebody who had begun to pay in another way has paid by this one after all.
  const paidBy = payment.method === order.payment ? {} : methodColumns(payment)
  await Promise.all([
    recordPaid(tx, judged),
    keepPaidCard(shop, tx, { payment, memberId: order.user_id, now }),
    acceptOrder(tx, { held, now, event, teller: teller.actor, data: { payment: payment.id }, set: paidBy }),
  ])
  if (event === 'payment_received') await giveUpPayment(tx, { orderId: order.id, actor: 'system', reason: 'paid_otherwise' })
}

/**
 * Money that arrives for an order that has ended meanwhile is written down and given back (D-63). Where the order had not been
 * cancelled it paid for nothing: the order is paid already, or waits for other money.
 */
async function giveBack(tx: Tx, judged: Judged): Promise<void> {
  const { order, payment, teller, now } = judged
  const ended = await recordTransition(tx, { orderId: order.id, event: 'late_payment', actor: teller.actor, data: { payment: payment.id } })
  await recordPaid(tx, judged, ended.ok ? {} : { surplus: true })
  await requestRefund(tx, { paymentId: payment.id, amount: payment.amount, reason: 'late_payment', actor: 'system', now })
}

/** Why the provider said no, or that it never heard of it. */
function reasonOf(report: PaymentReport): { code: string; text: string } {
  return report.answer === 'refused' ? { code: report.code, text: report.text } : { code: report.answer, text: '' }
}

/** The company's code may say that a saved card will never pay again. */
async function recordFailed(shop: Shop, tx: Tx, { payment, order, report, teller: { actor, ...by }, now }: Judged): Promise<void> {
  const { code, text } = reasonOf(report)
  await recordPaymentTransition(tx, {
    payment,
    event: 'failed',
    actor,
    set: { error_code: code, error_text: text, card_to_keep: null },
    cause: { code, ...by },
  })
  if (payment.saved_card_id !== null) await switchOffCard(tx, { cardId: payment.saved_card_id, code, now })
  if (actor === 'provider' && report.answer === 'refused' && isByCard(payment.method)) await countDeclined(shop, tx, { order })
}

/** A card that was refused is counted: whoever goes through many tries what is not theirs. */
async function countDeclined(shop: Shop, tx: Tx, { order }: Pick<Judged, 'order'>): Promise<void> {
  await takeTurns(shop, tx, [{ name: 'declinedCards', of: order.user_id }])
}

/** A refused charge ends the order as if it had never been: it is not listed, and the cart stays as it is (D-61). */
async function endRefused(tx: Tx, { order, report, teller, terms, now }: Judged): Promise<void> {
  const set = { cancelled_at: now, cancel_code: 'payment_failed' }
  const moved = await recordTransition(tx, {
    orderId: order.id,
    event: 'charge_refused',
    actor: teller.actor,
    set,
    data: { code: reasonOf(report).code },
  })
  if (!moved.ok) return
  await returnWhatWasTaken(tx, moved.value, { terms, now })
  // Whoever still waits for the answer reads it on the page; whoever left is written to.
  if (order.placed_at && addMinutes(order.placed_at, 1) < now) await tellLater(tx, { name: 'order-cancelled', orderId: order.id })
}

/** The order goes on waiting for its buyer until the deadline. */
async function failAttempt(shop: Shop, tx: Tx, judged: Judged): Promise<void> {
  await recordFailed(shop, tx, judged)
  await recordTransition(tx, {
    orderId: judged.order.id,
    event: 'payment_failed',
    actor: judged.teller.actor,
    data: { code: reasonOf(judged.report).code },
  })
}

/** The deadline has passed: stock, points and code are free again (D-62). */
export async function endUnpaid(tx: Tx, { order, terms, now }: { order: LockedOrder; terms: Terms; now: Date }): Promise<void> {
  const set = { cancelled_at: now, cancel_code: 'payment_expired' }
  const moved = await recordTransition(tx, { orderId: order.id, event: 'deadline_passed', actor: 'time', set })
  if (!moved.ok) return
  await giveUpPayment(tx, { orderId: order.id, actor: 'time', reason: 'payment_expired' })
  await returnWhatWasTaken(tx, moved.value, { terms, now })
  await tellLater(tx, { name: 'order-cancelled', orderId: order.id })
}
