import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMinutes } from '#rules/calendar.ts'
import { transitionOrder, orderStatuses, type OrderEvent, type OrderStatus } from '#rules/orders/order.ts'
import { transitionPayment, paymentTransitions, type PaymentEvent, type PaymentStatus } from './payment.ts'
import { askAgainAt, judgeReport, sortTransfers, type PaymentReport, type SettlementFacts, type Verdict } from './settlement.ts'

const placed = new Date('2026-05-01T12:00:00+08:00')
const paid: PaymentReport = { answer: 'paid', companyId: 'D1', amount: 590, currency: 'TWD' }
const refused: PaymentReport = { answer: 'refused', code: '10003', text: '' }

const card = {
  status: 'created' as const,
  method: 'credit_cards' as const,
  amount: 590,
  leadsToPage: false,
  createdAt: placed,
  companyId: null,
}
const page = { ...card, leadsToPage: true }
const uncharged = { status: 'uncharged' as const, deadline: null }
const waiting = { status: 'pending_payment' as const, deadline: addMinutes(placed, 30) }

type Case = [says: string, facts: Partial<SettlementFacts> & { minutes?: number }, verdict: Verdict]

test.each<Case>([
  ['the money is there', { report: paid }, 'paid'],
  ['another amount', { report: { ...paid, amount: 591 } }, 'differs'],
  ['another currency', { report: { ...paid, currency: 'USD' } }, 'differs'],
  ['another merchant', { report: { ...paid, otherwise: 'merchant X' } }, 'differs'],
  ['refused while it was placed', { report: refused }, 'refused'],
  ['nobody answers, for an hour', { report: { answer: 'unreachable', reason: '' }, minutes: 60 }, 'wait'],
  ['no record of it, for ten minutes', { report: { answer: 'absent' }, minutes: 10 }, 'wait'],
  ['no record of it, for longer', { report: { answer: 'absent' }, minutes: 10.1 }, 'refused'],
  ['the bank has not decided about a card', { report: { answer: 'pending' }, minutes: 11 }, 'wait'],
  ['a page of the bank whose address the shop never heard', { payment: page, report: { answer: 'pending' }, minutes: 11 }, 'refused'],
  [
    'the buyer is on the page',
    { payment: { ...page, status: 'waiting' }, order: waiting, report: { answer: 'pending' }, minutes: 30 },
    'wait',
  ],
  [
    'the buyer has left the page',
    { payment: { ...page, status: 'waiting' }, order: waiting, report: { answer: 'pending' }, minutes: 30.1 },
    'expired',
  ],
  ['refused on the page', { payment: { ...page, status: 'waiting' }, order: waiting, report: refused }, 'failed'],
  ['paid on the page after all', { payment: { ...page, status: 'failed' }, order: waiting, report: paid }, 'paid'],
  [
    'paid for an order that was cancelled',
    { payment: { ...card, status: 'expired' }, order: { status: 'cancel', deadline: null }, report: paid },
    'give_back',
  ],
  [
    'told again of other money that a person has settled',
    {
      payment: { ...card, status: 'failed', companyId: 'D1' },
      order: { status: 'cancel', deadline: null },
      report: { ...paid, amount: 1 },
    },
    'known',
  ],
  [
    'other money for an attempt that had failed',
    { payment: { ...card, status: 'failed' }, order: waiting, report: { ...paid, amount: 1 } },
    'differs',
  ],
  ['told twice', { payment: { ...card, status: 'paid' }, order: { status: 'confirmed', deadline: null }, report: paid }, 'known'],
])('D-60 D-63 %s', (_, { minutes = 1, ...facts }, verdict) => {
  expect(judgeReport({ payment: card, order: uncharged, report: paid, now: addMinutes(placed, minutes), ...facts })).toBe(verdict)
})

test('D-62 the company is asked a last time just after the deadline, and for two hours about late money', () => {
  const asked = (minutes: number, status: PaymentStatus) =>
    askAgainAt({
      payment: { ...page, status },
      deadline: waiting.deadline,
      report: { answer: 'pending' },
      now: addMinutes(placed, minutes),
    })
  expect(asked(10, 'waiting')).toEqual(addMinutes(placed, 12))
  expect(asked(29, 'waiting')).toEqual(new Date(waiting.deadline.getTime() + 1000))
  expect(asked(30, 'waiting')).toEqual(new Date(waiting.deadline.getTime() + 1000))
  expect(asked(31, 'waiting')).toEqual(addMinutes(placed, 33))
  expect([asked(31, 'expired'), asked(120, 'expired'), asked(121, 'expired')]).toEqual([
    addMinutes(placed, 36),
    addMinutes(placed, 125),
    null,
  ])
})

/** What carrying a verdict out does to the attempt and to the order, as the two tables know it. */
const carriedOut: Readonly<Partial<Record<Verdict, { attempt: PaymentEvent; order: readonly OrderEvent[] }>>> = {
  paid: { attempt: 'paid', order: ['charge_succeeded', 'payment_received'] },
  give_back: { attempt: 'paid', order: ['late_payment'] },
  refused: { attempt: 'failed', order: ['charge_refused'] },
  failed: { attempt: 'failed', order: ['payment_failed'] },
  expired: { attempt: 'given_up', order: ['deadline_passed'] },
}

type Life = { attempt: PaymentStatus; order: OrderStatus; timesPaid: number }

function live({ attempt, order, timesPaid }: Life, { report, minutes }: { report: PaymentReport; minutes: number }): Life {
  const deadline = order === 'pending_payment' ? waiting.deadline : null
  const verdict = judgeReport({
    payment: { ...page, status: attempt },
    order: { status: order, deadline },
    report,
    now: addMinutes(placed, minutes),
  })
  const transitions = carriedOut[verdict]
  if (!transitions) return { attempt, order, timesPaid }
  const next = transitions.order.map((event) => transitionOrder(order, event)).find(({ ok }) => ok)
  const paying = transitionPayment(attempt, transitions.attempt)
  return {
    attempt: paying.ok ? paying.value : attempt,
    order: next?.ok ? next.value : order,
    timesPaid: timesPaid + (transitions.attempt === 'paid' && paying.ok ? 1 : 0),
  }
}

test('PAY-13 PAY-15 whatever is reported, however often and in whatever order: money counts once, and no paid order is unpaid again', () => {
  const report = fc.constantFrom<PaymentReport>(
    paid,
    refused,
    { answer: 'absent' },
    { answer: 'pending' },
    { answer: 'unreachable', reason: '' },
  )
  const start = fc.record({
    attempt: fc.constantFrom(...(Object.keys(paymentTransitions) as PaymentStatus[])),
    order: fc.constantFrom(...orderStatuses),
  })
  fc.assert(
    fc.property(start, fc.array(fc.tuple(report, fc.nat(60)), { minLength: 1, maxLength: 12 }), (begin, reports) => {
      let minutes = 0
      let life: Life = { ...begin, timesPaid: 0 }
      for (const [each, pause] of reports) {
        const before = life
        life = live(life, { report: each, minutes: (minutes += pause) })
        expect(before.attempt === 'paid' && life.attempt !== 'paid').toBe(false)
      }
      expect(life.timesPaid).toBeLessThanOrEqual(1)
    }),
    { numRuns: 5000 },
  )
})

type Came = { says: string; came?: string; books?: string; status?: PaymentStatus; paying?: string; surplus?: string }

/** Transfers are written as name:amount; the order costs 590, and a paid one was paid by what the books name first. */
const accounts: Came[] = [
  { says: 'nothing has come' },
  { says: 'the transfer has come', came: 'a:590', paying: 'a' },
  { says: 'it has come twice', came: 'a:590 b:590', paying: 'a', surplus: 'b' },
  { says: 'it comes again after it was booked', came: 'a:590 b:590', books: 'a:590', status: 'paid', paying: 'a', surplus: 'b' },
  { says: 'another amount has come first', came: 'a:100 b:590', paying: 'b', surplus: 'a' },
  { says: 'only another amount has come', came: 'a:591', status: 'expired', surplus: 'a' },
  { says: 'everything is booked', came: 'a:590 b:590', books: 'a:590 b:590', status: 'paid', paying: 'a' },
  { says: 'a person booked it under another name', came: 'a:590', books: 'byhand:590', status: 'paid', paying: 'byhand' },
  {
    says: 'a person booked it under the beginning of its name, and it came twice',
    came: 'a:590 20261121-7-ATM:590',
    books: '20261121-7:590',
    status: 'paid',
    paying: '20261121-7',
    surplus: 'a',
  },
  {
    says: 'a person booked it under another name, and it came twice',
    came: 'a:590 b:590',
    books: 'byhand:590',
    status: 'paid',
    paying: 'byhand',
    surplus: 'b',
  },
  { says: 'a person booked one of another amount under another name', came: 'a:590 b:100', books: 'byhand:100', paying: 'a' },
]

test.each(accounts)('MNY-06 $says', ({ came = '', books = '', status = 'waiting', paying = null, surplus = '' }) => {
  const transfersIn = (words: string) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ companyId: word.split(':')[0] ?? '', amount: Number(word.split(':')[1]) }))
  const booked = transfersIn(books)
  const sorted = sortTransfers({
    payment: { status, amount: 590, companyId: booked[0]?.companyId ?? null },
    transfers: transfersIn(came),
    booked,
  })
  expect([sorted.paying?.companyId ?? null, sorted.surplus.map(({ companyId }) => companyId).join(' ')]).toEqual([paying, surplus])
})

test('MNY-06 an account is asked about for thirty days, also after it was paid: often while money is likely, then daily', () => {
  const deadline = addMinutes(placed, 3 * 24 * 60)
  const day = 24 * 60
  const next = (minutes: number, status: PaymentStatus) => {
    const at = askAgainAt({
      payment: { method: 'atm', createdAt: placed, status },
      deadline,
      report: { answer: 'pending' },
      now: addMinutes(placed, minutes),
    })
    return at && (at.getTime() - placed.getTime()) / 60_000 - minutes
  }
  expect([next(60, 'expired'), next(5 * day, 'expired'), next(60, 'paid'), next(29 * day, 'refunding')]).toEqual([30, day, day, day])
  expect(next(31 * day, 'paid')).toBeNull()
})
