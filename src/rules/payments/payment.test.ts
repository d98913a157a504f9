import { expect, test } from 'vitest'
import {
  firstPaymentStatus,
  isOpenPayment,
  isReceived,
  transitionPayment,
  paymentDeadline,
  paymentTransitions,
  type PaymentStatus,
} from './payment.ts'
import { defaultTerms } from '#rules/terms.ts'

const paymentStatuses = Object.keys(paymentTransitions) as PaymentStatus[]
const transitionsOf = (status: PaymentStatus) => Object.values(paymentTransitions[status])

test('PAY-13 the table tells of every status, and each can be reached from a new attempt', () => {
  const reached = new Set<PaymentStatus>([firstPaymentStatus])
  for (const status of reached) for (const next of transitionsOf(status)) reached.add(next)
  expect([...reached].toSorted()).toEqual(paymentStatuses.toSorted())
})

test('D-64 only refunded money is at its end; a failed or expired attempt can still be paid late', () => {
  expect(paymentStatuses.filter((status) => transitionsOf(status).length === 0)).toEqual(['refunded'])
  expect(transitionPayment('failed', 'paid')).toEqual({ ok: true, value: 'paid' })
  expect(transitionPayment('expired', 'paid')).toEqual({ ok: true, value: 'paid' })
})

test('PAY-13 PAY-15 what is paid is not paid, failed or expired again', () => {
  for (const event of ['paid', 'failed', 'given_up', 'authorised'] as const)
    expect(transitionPayment('paid', event)).toEqual({ ok: false, refusal: { code: 'no_such_transition', status: 'paid', event } })
})

test('MNY-03 an attempt is open until it is paid or given up, and counts as received from then on, whatever goes back of it', () => {
  expect(paymentStatuses.filter(isOpenPayment)).toEqual(['created', 'waiting', 'authorised'])
  expect(paymentStatuses.filter(isReceived)).toEqual(['authorised', 'paid', 'refunding', 'refunded', 'refund_failed'])
})

test('D-62 PAY-10 an ATM transfer has three days, a wallet 30 minutes', () => {
  const lateEvening = new Date('2026-05-01T23:30:00+08:00')
  expect(paymentDeadline('atm', { now: lateEvening, terms: defaultTerms.payment_deadlines })).toEqual(new Date('2026-05-04T23:59:59+08:00'))
  expect(paymentDeadline('line', { now: lateEvening, terms: defaultTerms.payment_deadlines })).toEqual(
    new Date('2026-05-02T00:00:00+08:00'),
  )
})
