import { amounts, days, ids, oneOf, readFieldWords, texts, yesOrNo, type ValueOfField } from '#rules/filter-words.ts'
import { shippingMethods } from '#rules/shipping/shipping.ts'
import { paymentMethodIds } from '#rules/payments/payment-methods.ts'
import { temperatures } from '#rules/temperature.ts'
import { holdReasons } from './hold.ts'
import { riskLevels } from './risk.ts'
import { orderStatuses } from './order.ts'

export const paymentStates = [
  'created',
  'waiting',
  'authorised',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
  'refund_failed',
] as const
export type PaymentState = (typeof paymentStates)[number]
export const invoiceKinds = ['b2c', 'b2b', 'donate', 'paper'] as const
/** How an invoice stands. `due`: packing has begun, and it is not issued yet; `refused`: the platform does not take it. */
export const invoiceStates = ['due', 'refused', 'issued', 'voided', 'allowance'] as const
/** Moments of an order that a list can be narrowed to. */
export const orderSteps = ['placed', 'confirmed', 'picked', 'shipped', 'delivered', 'finished', 'cancelled', 'refunded'] as const
export type OrderStep = (typeof orderSteps)[number]

/**
 * Why a person has to look at an order. The attention list knows payments that nobody answers or that came with another amount,
 * refunds that failed or go back by hand, invoices that were refused, parcels that stay away and stores that have closed; the others
 * are limits of the office: no answer for ten minutes, to be transferred today, an invoice half an hour late, a parcel silent for three days.
 */
export const orderTroubles = [
  'payment',
  'refund',
  'invoice',
  'parcel',
  'unanswered',
  'transfer_due',
  'invoice_late',
  'parcel_silent',
  'store_closed',
] as const
export type OrderTrouble = (typeof orderTroubles)[number]
export const attentionTroubles = ['payment', 'refund', 'invoice', 'parcel', 'store_closed'] as const satisfies readonly OrderTrouble[]

/** What orders can be filtered by (DSK-03). Several values of one field are joined by "or", fields by "and". */
export const orderFilterFields = {
  status: oneOf(orderStatuses),
  payment: oneOf(paymentMethodIds),
  payment_state: oneOf(paymentStates),
  method: oneOf(shippingMethods),
  county: texts,
  temperature: oneOf(temperatures),
  placed: days,
  confirmed: days,
  picked: days,
  shipped: days,
  delivered: days,
  finished: days,
  cancelled: days,
  refunded: days,
  total: amounts,
  product: ids,
  category: ids,
  code: texts,
  level: oneOf(['0', '1', '2']),
  first: yesOrNo,
  held: oneOf([...holdReasons, 'no']),
  risk: oneOf(riskLevels),
  tag: texts,
  /** People of the office by their ids; 0 is nobody. */
  assigned: ids,
  note: yesOrNo,
  pre_order: yesOrNo,
  remark: yesOrNo,
  invoice: oneOf(invoiceKinds),
  invoice_state: oneOf(invoiceStates),
  /** A parcel of it is booked with the courier, and not handed over yet. */
  booked: yesOrNo,
  /** Goods of it came back from their buyer. */
  returned: yesOrNo,
  /** Whole days in the present status. */
  days: amounts,
  trouble: oneOf(orderTroubles),
} as const

type Fields = typeof orderFilterFields
export type OrderFilterField = keyof Fields
export const orderFilterFieldNames = Object.keys(orderFilterFields) as OrderFilterField[]

export type OrderFilter = { readonly [Field in OrderFilterField]?: ValueOfField<Fields[Field]> }

/** A filter as it is written in addresses, calls and saved views: `{ status: 'confirmed,picking', total: '1000..5000' }`. */
export type FilterWords = { readonly [Field in OrderFilterField]?: string | undefined }

/** What the words mean; null for a field whose words mean nothing. */
export function readFilterField(field: OrderFilterField, written: string): OrderFilter[OrderFilterField] | null {
  return readFieldWords(orderFilterFields[field], written) as OrderFilter[OrderFilterField] | null
}

/** The filter that is written; what means nothing is left out, and named. */
export function readOrderFilter(words: FilterWords): { filter: OrderFilter; faults: OrderFilterField[] } {
  const written = orderFilterFieldNames.flatMap((field) =>
    words[field] === undefined ? [] : [[field, readFilterField(field, words[field])] as const],
  )
  return {
    filter: Object.fromEntries(written.filter(([, value]) => value !== null)) as OrderFilter,
    faults: written.flatMap(([field, value]) => (value === null ? [field] : [])),
  }
}
