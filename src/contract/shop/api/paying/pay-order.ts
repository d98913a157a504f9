import * as z from 'zod'
import { flagRows, type CartFlag } from '#rules/cart/forbidding-flags.ts'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { amount, instant, word } from '#contract/shared/fields.ts'
import { payments, shippingMethods } from '../order.ts'
import { cardInfo, instalment, payways, placedOrder } from '../place-order.ts'

/** What of an order's goods decides by what it can be paid. */
export const flags = z.object({
  ...(Object.fromEntries(flagRows.map(([flag]) => [flag, z.boolean()])) as Record<CartFlag, z.ZodBoolean>),
  isRefrigeration: z.boolean(),
})

/** An order as its buyer needs it to choose how to pay. */
export const orderToPay = z.object({
  order_hashed_id: z.string(),
  /** Whether it can be paid at this moment: it waits, and its deadline has not passed. */
  payable: z.boolean(),
  payment: z.enum(payments),
  payment_deadline: instant.nullable(),
  items_total: amount,
  grand_total: amount,
  shipping_method: z.enum(shippingMethods),
  flags,
})
export type OrderToPay = z.infer<typeof orderToPay>

export const findToPay = memberCall
  .route({ method: 'GET', path: '/api/v2/user/orders/{id}/payment', summary: 'What decides how an order that waits can be paid' })
  .errors(refusals('invalid_order_number'))
  .input(z.object({ id: word }))
  .output(orderToPay)

const paymentBody = z.object({ payway: z.enum(payways), instalment: instalment.nullish(), card_info: cardInfo.nullish() })
export type PaymentBody = z.infer<typeof paymentBody>

export const payRefusals = [
  'invalid_order_number',
  'order_not_payable',
  'payment_in_progress',
  'idempotency_conflict',
  'nocod_error',
  'atm_error',
  'mix_exclusive_error',
  'order_failed',
  'credit_card_order_error',
] as const

export const pay = memberChange
  .route({
    method: 'POST',
    path: '/api/v2/user/orders/{id}/payment',
    inputStructure: 'detailed',
    summary: 'Pay an order that waits, once more or in another way',
  })
  .errors(refusals(...payRefusals))
  .input(
    z.object({
      params: z.object({ id: word }),
      /** One key per attempt: the same key and body give the first answer again (D-73). */
      headers: z.object({ 'idempotency-key': word.optional() }).optional(),
      body: z.object({ payment: paymentBody }),
    }),
  )
  .output(placedOrder)
