import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { amount, instant, word } from '#contract/shared/fields.ts'
import { orderToPay, payRefusals, flags } from './pay-order.ts'
import { cardInfo, instalment, payways, placedOrder } from '../place-order.ts'
import { payments } from '../order.ts'

/** An order as whoever has its payment link sees it: without names, address and phone. */
export const linkedOrder = orderToPay.omit({ payable: true }).extend({
  /** checked: the company is being asked whether it has been paid. */
  state: z.enum(['open', 'checked', 'paid']),
  /** Until when it can be paid by the link; null once it is paid. */
  valid_until: instant.nullable(),
  goods: z.array(
    z.object({
      line_id: z.int(),
      name: z.string(),
      quantity: z.int(),
      sub_total: amount,
      shopping_point_cost: z.int(),
      picks: z.array(z.object({ name: z.string(), quantity: z.int() })),
    }),
  ),
  coupon: amount,
  delivery_fee: amount,
  handling_fee: amount,
  payment: z.enum(payments),
  flags,
  /** Where to transfer the amount, once a transfer was chosen. */
  vatm_account: z.string().nullable(),
  /** The card company's public names for this shop. */
  app_id: z.string(),
  app_key: z.string(),
})
export type LinkedOrder = z.infer<typeof linkedOrder>

/** Who pays is not known: a card that is typed, or a wallet; no saved card, and none is kept. */
const linkPaymentBody = z.object({
  payway: z.enum(payways),
  instalment: instalment.nullish(),
  card_info: cardInfo.pick({ prime: true, name: true, phonenumber: true, email: true }).nullish(),
})
export type LinkPaymentBody = z.infer<typeof linkPaymentBody>

const find = openCall
  .route({ method: 'GET', path: '/api/v1/pay/{token}', summary: 'The order that a payment link leads to' })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word }))
  .output(linkedOrder)

const pay = openCall
  .route({ method: 'POST', path: '/api/v1/pay/{token}', inputStructure: 'detailed', summary: 'Pay an order by its payment link' })
  .errors(refusals(...payRefusals, 'link_ended'))
  .input(
    z.object({
      params: z.object({ token: word }),
      /** One key per attempt: the same key and body give the first answer again (D-73). */
      headers: z.object({ 'idempotency-key': word.optional() }).optional(),
      body: z.object({ payment: linkPaymentBody }),
    }),
  )
  .output(placedOrder)

export const paymentLink = { find, pay }
