import * as z from 'zod'
import { payments } from '#contract/shop/api/order.ts'
import { refusals } from '#contract/shared/call.ts'
import { amount, day, idInBody, idInPath, instant, lineUpTo, linesUpTo, word } from '#contract/shared/fields.ts'
import { paymentStates } from '#rules/orders/order-filter.ts'
import { timelineActors } from '#rules/orders/timeline.ts'
import { moneyMoves } from '#rules/orders/money-moves.ts'
import { refundReasons } from '#rules/orders/afterwards.ts'
import { manualWays } from '#rules/payments/manual-payment.ts'
import { refundWays } from '#rules/payments/refund-way.ts'
import { givenRefundReasons } from '#rules/returns/refund-reason.ts'
import { orderFees } from '#rules/returns/refund-share.ts'
import { staffCall, staffChange } from './office-call.ts'

const numbered = z.object({ number: word })
const whole = z.int('integer').min(0, 'invalid').max(10_000_000, 'invalid')

/** Of one line whole units, or an amount of goodwill for what stays with the buyer. */
const lineWish = z.union([
  z.object({ line_id: idInBody, units: z.int('integer').min(1, 'invalid').max(9999, 'invalid') }),
  z.object({ line_id: idInBody, goodwill: whole.min(1, 'invalid') }),
])
const wish = numbered.extend({
  lines: z.array(lineWish).max(200, 'tooMany').default([]),
  fees: z.object({ delivery: whole.default(0), handling: whole.default(0) }).default({ delivery: 0, handling: 0 }),
})

/** A refund as it is asked for; `total`: what its maker was told that it comes to. */
export const refundAsked = wish
  .extend({ reason: z.enum(givenRefundReasons), words: linesUpTo(200).trim().optional(), total: whole })
  .refine(({ reason, words }) => reason !== 'other' || (words ?? '') !== '', { path: ['words'], error: 'required' })

/** Up to how much somebody may refund by themselves, and how much they have today; null where nothing bounds them. */
const allowance = z.object({ each: amount.nullable(), a_day: amount.nullable(), used_today: amount }).nullable()

const quote = z.object({
  total: amount,
  /** What the chosen units cost before any discount; of goodwill and fees what goes back. */
  list_price: amount,
  parts: z.array(z.object({ line_id: z.int().nullable(), fee: z.enum(orderFees).nullable(), units: z.int(), amount, points: z.int() })),
  /** What of the order's money is left once this has gone. */
  left_after: amount,
  /** How the money goes back; null where none does. */
  way: z.enum(refundWays).nullable(),
  method: z.enum(payments).nullable(),
  /** What the order brings its buyer, before and after; points of redeemed goods that come back. */
  points: z.object({ before: z.int(), after: z.int(), returned: z.int() }),
  /** What becomes of the invoice: voided, reduced by an allowance, either once it is issued, or nothing. */
  invoice: z.object({ how: z.enum(['void', 'allowance', 'later', 'none']), number: z.string().nullable(), tax: amount }),
  /** The code of the order, which stays used. */
  discount_code: z.string().nullable(),
  allowance,
  /** Whether another person has to say yes to it. */
  needs_approval: z.boolean(),
})
export type RefundQuoteOfOffice = z.infer<typeof quote>

const attempt = z.object({
  id: z.int(),
  can_ask: z.boolean(),
  manual: z.object({ way: z.enum(manualWays), day }).nullable(),
  /** Every state that it came to, oldest first, and who brought it there. */
  moves: z.array(z.object({ at: instant, to: z.enum(paymentStates), actor: z.enum(timelineActors) })),
})

/** An invoice of the order with what was taken off it; one that was voided stays. */
const invoice = z.object({
  number: z.string(),
  /** Null of invoices from before amounts were kept. */
  amount: amount.nullable(),
  issued_at: instant,
  voided_at: instant.nullable(),
  allowances: z.array(z.object({ number: z.string(), amount, at: instant })),
})
export type InvoiceOfOffice = z.infer<typeof invoice>

const refund = z.object({
  id: z.int(),
  amount,
  reason: z.enum(refundReasons),
  words: z.string().nullable(),
  way: z.enum(refundWays),
  method: z.enum(payments),
  status: z.enum(['requested', 'sent', 'done', 'failed']),
  created_at: instant,
  done_at: instant.nullable(),
  /** By which the company or the bank knows that it went back. */
  reference: z.string().nullable(),
  error: z.string().nullable(),
  moves: z.array(z.enum(['retry', 'confirm'])),
})
export type RefundOfOffice = z.infer<typeof refund>

const money = z.object({
  received: amount,
  /** Back with the buyer, and on its way there. */
  given_back: amount,
  on_its_way: amount,
  kept: amount,
  left: amount,
  /** What was paid for each line after its share of the discount, and what of it has gone back. */
  lines: z.array(z.object({ line_id: z.int(), paid: amount, units_back: z.int(), back: amount })),
  /** Oldest first. */
  invoices: z.array(invoice),
  /** What each unit of a line, in its order, and each fee still brings. */
  open: z.object({
    lines: z.array(z.object({ line_id: z.int(), units: z.array(z.object({ amount, points: z.int() })) })),
    fees: z.object({ delivery: amount, handling: amount }),
  }),
  attempts: z.array(attempt),
  refunds: z.array(refund),
  /** The account of its buyer; null for an order that needs none and never had one. */
  account: z
    .object({
      /** How much waits to be transferred to it by a person. */
      wanted: amount,
      known: z
        .object({
          id: z.int(),
          bank_code: z.string(),
          last4: z.string(),
          entered_at: instant,
          /** Nobody can see it in full any more. */
          blank: z.boolean(),
        })
        .nullable(),
      /** open: the whole number can be seen. give_link, ask: its buyer can be asked for it. */
      moves: z.array(z.enum(['open', 'give_link', 'ask'])),
    })
    .nullable(),
  moves: z.array(z.enum(moneyMoves)),
})
export type OrderMoneyOfOffice = z.infer<typeof money>

const reference = lineUpTo(60).min(4, 'tooShort')

export const moneyApi = {
  find: staffCall('orders.money')
    .route({ method: 'GET', path: '/office/api/v1/orders/{number}/money', summary: 'The money of one order, and what can be done with it' })
    .errors(refusals('invalid_order_number'))
    .input(numbered)
    .output(money),
  quoteRefund: staffChange('orders.refund')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/refunds/quote',
      summary: 'What a refund would come to, and what follows from it; changes nothing',
    })
    .errors(refusals('invalid_order_number', 'no_such_move', 'wrong_amount'))
    .input(wish)
    .output(quote),
  refund: staffChange('orders.refund')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/refunds',
      summary: 'Give money of an order back by line, without its goods; of another total than the quoted one nothing goes back',
    })
    .errors(refusals('invalid_order_number', 'no_such_move', 'wrong_amount', 'quote_changed'))
    .input(refundAsked)
    .output(z.object({ status: z.literal('refunded'), refund: z.int().nullable(), amount })),
  retryRefund: staffChange('refunds.retry')
    .route({
      method: 'POST',
      path: '/office/api/v1/refunds/{id}/retry',
      summary: 'Ask the card company once more for a refund that failed',
    })
    .errors(refusals('not_found', 'refund_done', 'refund_by_hand'))
    .input(z.object({ id: idInPath }))
    .output(z.object({ status: z.literal('under_way') })),
  confirmRefund: staffChange('refunds.confirm')
    .route({ method: 'POST', path: '/office/api/v1/refunds/{id}/confirm', summary: 'A refund was made by hand' })
    .errors(refusals('not_found', 'refund_done', 'refund_under_way', 'account_changed'))
    /** `account`: to which it was transferred; left out where the money went in another way. */
    .input(z.object({ id: idInPath, reference, account: idInBody.optional() }))
    .output(z.object({ status: z.literal('done') })),
  askPayment: staffChange('payments.ask')
    .route({ method: 'POST', path: '/office/api/v1/payments/{id}/ask', summary: 'Ask the provider what became of an attempt' })
    .errors(refusals('not_found', 'nothing_to_ask'))
    .input(z.object({ id: idInPath }))
    .output(z.object({ status: z.enum(['settled', 'open', 'unreachable']) })),
  confirmTransfer: staffChange('payments.confirm')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/transfer',
      summary: 'A transfer has come that the shop has not heard of; for an order that has ended it goes back',
    })
    .errors(refusals('no_such_transfer', 'transfer_known', 'counted_before', 'wrong_amount'))
    .input(numbered.extend({ amount: whole, reference }))
    .output(z.object({ status: z.enum(['paid', 'give_back']) })),
  manualPayment: staffChange('payments.confirm')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/manual-payment',
      summary: 'Somebody of the shop has received the money of an order that waits for it',
    })
    .errors(refusals('invalid_order_number', 'no_such_move', 'counted_before', 'wrong_amount'))
    .input(numbered.extend({ way: z.enum(manualWays), amount: whole, day, reference }))
    .output(z.object({ status: z.literal('paid') })),
}
