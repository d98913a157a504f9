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

type OneOf<Word extends string> = { kind: 'one of'; words: readonly Word[] }
const oneOf = <const Word extends string>(words: readonly Word[]): OneOf<Word> => ({ kind: 'one of', words })
const yesOrNo = oneOf(['yes', 'no'])
const days = { kind: 'days' } as const
const amounts = { kind: 'amounts' } as const
const texts = { kind: 'texts' } as const
const ids = { kind: 'ids' } as const

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

/** From and to, both included; null where one end is open. */
export type Range<Value> = { from: Value | null; to: Value | null }

type ValueOf<Field> =
  Field extends OneOf<infer Word>
    ? readonly Word[]
    : Field extends { kind: 'days' }
      ? Range<string>
      : Field extends { kind: 'amounts' }
        ? Range<number>
        : Field extends { kind: 'ids' }
          ? readonly number[]
          : readonly string[]

export type OrderFilter = { readonly [Field in OrderFilterField]?: ValueOf<Fields[Field]> }

/** A filter as it is written in addresses, calls and saved views: `{ status: 'confirmed,picking', total: '1000..5000' }`. */
export type FilterWords = { readonly [Field in OrderFilterField]?: string | undefined }

/** So many values of one field at most. */
const mostValues = 50

/** What the words mean; null for a field whose words mean nothing. */
export function readFilterField(field: OrderFilterField, written: string): OrderFilter[OrderFilterField] | null {
  const facts = orderFilterFields[field]
  switch (facts.kind) {
    case 'days':
      return readRange(written, (end) => (/^\d{4}-\d{2}-\d{2}$/.test(end) && !Number.isNaN(Date.parse(end)) ? end : null))
    case 'amounts':
      return readRange(written, (end) => (/^\d{1,9}$/.test(end) ? Number(end) : null))
    default:
      return readValues(written, facts)
  }
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

function readRange<Value>(written: string, read: (end: string) => Value | null): Range<Value> | null {
  const ends = written.split('..')
  if (ends.length !== 2) return null
  const [from, to] = ends.map((end) => (end === '' ? null : read(end)))
  const isRead = ends.every((end, place) => end === '' || [from, to][place] !== null)
  return isRead && (from !== null || to !== null) ? { from: from ?? null, to: to ?? null } : null
}

function readValues(written: string, facts: OneOf<string> | typeof texts | typeof ids) {
  const values = [...new Set(written.split(','))]
  if (values.length > mostValues) return null
  if (facts.kind === 'ids') return values.every((value) => /^\d{1,15}$/.test(value)) ? values.map(Number) : null
  if (facts.kind === 'texts') return values.every((value) => value.trim() !== '' && value.length <= 40) ? values : null
  return values.every((value) => facts.words.includes(value)) ? values : null
}

export function writeRange({ from, to }: Range<string | number>): string {
  return `${from ?? ''}..${to ?? ''}`
}
