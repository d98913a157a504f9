import * as z from 'zod'
import { mostOrderLines } from '#rules/constants.ts'
import { paymentMethodIds, paywayOf } from '#rules/payments/payment-methods.ts'
import { memberChange, refusals } from '#contract/shared/call.ts'
import { lineUpTo, linesUpTo, textUpTo, word } from '#contract/shared/fields.ts'
import { carrierTypes, receivedTimes, shippingMethods } from './order.ts'
import { contactAttributes, foreignContactAttributes } from './recipients.ts'

/** How an order can be paid, as the shopper’s choice travels (D-58). */
export const payways = paymentMethodIds.map(paywayOf)

const name = lineUpTo(200)

/** A prime stands for card data that the card company has taken in; it serves once. */
const prime = textUpTo(2000)

export const cardInfo = z.object({
  prime: prime.nullish(),
  name: name.nullish(),
  phonenumber: name.nullish(),
  email: name.nullish(),
  remember: z.boolean().nullish(),
  exp_month: z.int().nullish(),
  exp_year: z.int().nullish(),
  /** A saved card, by its uuid, with the prime of its security code. */
  card_id: word.nullish(),
  ccv_prime: prime.nullish(),
})

export const instalment = z.union([z.literal(3), z.literal(6), z.literal(12)])

const invoiceInfo = z.object({
  carrier_type: z.enum(carrierTypes).nullish(),
  /** The e-mail, barcode, certificate or donation code (D-89). */
  carrier: name.nullish(),
  /** Title of the buyer’s company, and its tax ID. */
  name: name.nullish(),
  receipt: name.nullish(),
  /** Where a paper invoice goes. */
  address: name.nullish(),
})

/**
 * What the checkout sends. Only shapes are checked here; whether something is missing is for the checkout to say, since
 * the order in which it complains is part of the contract.
 */
export const placeOrderBody = z.object({
  sender: z.object({ name, phone: name }).nullish(),
  invoice_info: invoiceInfo.nullish(),
  shipping_method: z.enum(shippingMethods).nullish(),
  received_time: z.enum(receivedTimes).nullish(),
  contact_id: z.int().nullish(),
  contact_attributes: contactAttributes.nullish(),
  foreign_contact_attributes: foreignContactAttributes.nullish(),
  store_id: word.nullish(),
  payway: z.enum(payways).nullish(),
  instalment: instalment.nullish(),
  card_info: cardInfo.nullish(),
  remark: linesUpTo(1000).nullish(),
  cart_item_ids: z.array(z.int()).max(mostOrderLines, 'tooManyLines').default([]),
  discount_code: word.nullish(),
  /** The total that the shopper saw. It is compared, never believed: another one refuses the order. */
  grand_total: z.int('integer').nullish(),
})
export type PlaceOrderBody = z.infer<typeof placeOrderBody>

export const placedOrder = z.object({
  message: z.string(),
  order_hashed_id: z.string(),
  /** Where the shopper goes on to pay; null when nothing more is to do. */
  payment_url: z.string().nullable(),
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** Why an order is refused, in the order in which the checkout looks. */
export const placeOrderRefusals = [
  'no_cart_items',
  'invalid_cart_item_error',
  'mixed_temperature_products_error',
  'mix_exclusive_error',
  'embargo_error',
  'tcat_only_error',
  'incompatible_temperature_shipping_error',
  'nocod_error',
  'atm_error',
  'no_enough_shopping_point',
  'no_invoice_info',
  'permission_denied',
  'validation_error',
  'order_failed',
  'idempotency_conflict',
  'credit_card_order_error',
] as const

export const place = memberChange
  .route({ method: 'POST', path: '/api/v2/user/orders', successStatus: 201, inputStructure: 'detailed', summary: 'Place an order' })
  .errors(refusals(...placeOrderRefusals))
  .input(
    z.object({
      /** One key per attempt: the same key and body give the first answer again (D-73). */
      headers: z.object({ 'idempotency-key': word.optional() }).optional(),
      body: z.object({ order: placeOrderBody }),
    }),
  )
  .output(placedOrder)
