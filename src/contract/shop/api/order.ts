import * as z from 'zod'
import { refundReasons } from '#rules/orders/afterwards.ts'
import { paymentMethodIds } from '#rules/payments/payment-methods.ts'
import { amount, instant, pages, temperature } from '#contract/shared/fields.ts'
import { splitStocks } from './products.ts'
import { sender } from './recipients.ts'

export const orderStatuses = [
  'uncharged',
  'pending_payment',
  'confirmed',
  'picking',
  'delivering',
  'delivered',
  'finished',
  'refunding',
  'refunded',
  'cancel',
  'archived',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How an order is paid, as it is read. On the way in the wallets carry `_pay` and instalments one l (D-58). */
export const payments = paymentMethodIds

export const shippingMethods = ['black_cat', 'refrigeration', 'freezing', 'seven', 'ups'] as const
export type ShippingMethod = (typeof shippingMethods)[number]

export const receivedTimes = ['unspecified', 'before_noon', 'afternoon_2_to_6', 'evening_5_to_8'] as const
export type ReceivedTime = (typeof receivedTimes)[number]

export const carrierTypes = ['member_carrier', 'mobile_carrier', 'Citizen_Digital_Certificate', 'donate', 'paper_receipt'] as const
export type CarrierType = (typeof carrierTypes)[number]

const text = z.string().nullable()

const lineProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  preview: z.string(),
  members_only: z.boolean(),
  stock: z.int(),
  shopping_point_price: z.int().nullable(),
  exclusive: z.boolean(),
  optional_bundles_max_quantity: z.int(),
  split_stocks: splitStocks,
})

const lineInList = z.object({
  id: z.int(),
  quantity: z.int(),
  /** Per unit (D-77). */
  price: amount,
  sub_total: amount,
  /** Points spent on the whole line. */
  shopping_point_cost: z.int(),
  temperature,
  product: lineProduct,
})

export const orderLine = lineInList.extend({
  optional_items: z.array(z.object({ product_id: z.int(), name: z.string(), quantity: z.int() })),
})
export type OrderLine = z.infer<typeof orderLine>

const contact = z.object({ name: z.string(), phone: z.string(), county: text, district: text, zip_code: text, address: text })

const foreignContact = z.object({
  name: z.string(),
  phone: z.string(),
  country: z.string(),
  state_province_county: z.string(),
  city_or_town: z.string(),
  address_one: z.string(),
  address_two: text,
  address_three: text,
  postal_code: text,
})

const head = z.object({
  hashed_id: z.string(),
  status: z.enum(orderStatuses),
  created_at: instant,
  /** When each step of the order was taken; null while it was not. */
  confirmed_at: instant.nullable(),
  picked_at: instant.nullable(),
  shipped_at: instant.nullable(),
  delivered_at: instant.nullable(),
  finished_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  refunded_at: instant.nullable(),
  /** Goods before discount and fees. */
  items_total: amount,
  grand_total: amount,
  delivery_fee: amount,
  handling_fee: amount,
  /** What the discount code took off. */
  coupon: amount,
  payment: z.enum(payments),
  payment_url: text,
  payment_deadline: instant.nullable(),
  expire_datetime: instant.nullable(),
  vatm_account: text,
  shipping_method: z.enum(shippingMethods),
  region: z.enum(['domestic', 'foreign']),
  sender,
  contact: contact.nullable(),
  foreign_contact: foreignContact.nullable(),
  seven: z.object({ store_id: z.string(), store_name: z.string(), tracking_number: text }).nullable(),
  cvs_store_name: text,
  received_time: z.enum(receivedTimes).nullable(),
  tracking: text,
  /** The numbers of its other boxes, of what travels in several. */
  more_tracking: z.array(z.string()).optional(),
  /** Tax ID of the buyer’s company. */
  receipt: text,
  invoice_info: z.object({ name: text, carrier_type: z.enum(carrierTypes), carrier: text }),
  discount_code: text,
  /** One of the keys error, duplicate, edit, payment_failed, payment_expired, or the buyer’s own words (D-70). */
  cancel_reason: text,
  remark: z.string(),
  pre_order: z.boolean(),
  /** The days on which a pre-order is sent, as they were promised; only pre-orders say it. */
  preorder_window: z.object({ from: z.iso.date(), to: z.iso.date() }).optional(),
  instalment_info: z.object({ number_of_instalments: z.int(), first_payment: amount, each_payment: amount }).nullable(),
  has_invoice: z.boolean(),
})

const orderWithoutParts = head.extend({ order_details: z.array(orderLine) })

/** What became of an order; of one order alone, lists leave it out. */
const afterwards = z.object({
  /** The number once the invoice was issued; the address where a paper invoice goes. */
  invoice: z.object({ number: text, address: text }),
  /** Money that goes back, oldest first, to the payment `method` by which it came; done_at is null while it is on its way. */
  refunds: z.array(
    z.object({
      amount,
      reason: z.enum(refundReasons),
      method: z.enum(payments),
      created_at: instant,
      done_at: instant.nullable(),
    }),
  ),
  /** earned counts before it was given too: effective_at is null until then, and lies effective_days after the goods arrived. */
  points: z.object({
    used: z.int(),
    given_back: z.int(),
    earned: z.int(),
    effective_at: instant.nullable(),
    effective_days: z.int(),
  }),
  /** The store of a store pickup; until: while the parcel waits there, the last moment to fetch it; store_closed_until: once the store has closed, before when another has to be chosen. */
  pickup: z.object({ address: text, until: instant.nullable(), store_closed_until: instant.nullable() }).nullable(),
})

/** An order. A part that is sent from another warehouse is in split_orders and has the number of its order with -1. */
export const order = orderWithoutParts.extend({ split_orders: z.array(orderWithoutParts), ...afterwards.shape })
export type Order = z.infer<typeof order>

const rowWithoutParts = head.extend({ order_details: z.array(lineInList) })

/** An order as lists show it: without the picks of its lines. */
export const orderRow = rowWithoutParts.extend({ split_orders: z.array(rowWithoutParts) })
export type OrderRow = z.infer<typeof orderRow>

export const orderPage = z.object({ data: z.array(orderRow), pages })
export type OrderPage = z.infer<typeof orderPage>
