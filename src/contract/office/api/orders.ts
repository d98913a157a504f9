import * as z from 'zod'
import { order, orderStatuses, payments, shippingMethods } from '#contract/shop/api/order.ts'
import { refusals } from '#contract/shared/call.ts'
import { amount, instant, linesUpTo, lineUpTo, temperature, word, wordsToFind } from '#contract/shared/fields.ts'
import { holdReasons } from '#rules/orders/hold.ts'
import { paymentStates } from '#rules/orders/order-filter.ts'
import { orderSorts } from '#rules/orders/order-views.ts'
import { riskLevels, riskMarks } from '#rules/orders/risk.ts'
import { parcelStates } from '#rules/shipping/parcel-state.ts'
import { orderMoves } from '#rules/orders/order-moves.ts'
import { staffCall, staffChange } from './office-call.ts'
import { ordersMeant } from './filtering/orders-meant.ts'
import { besideTheOrder } from './order-page.ts'

/** Rows of a page: 50, 100 or 200; anything else counts as 50. */
const rowsAsked = z.coerce
  .number<number>()
  .pipe(z.literal([50, 100, 200]))
  .catch(50)
  .default(50)

/** One order in the list. What its reader may not see is null. */
const row = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  placed_at: instant,
  payment: z.enum(payments).nullable(),
  /** Of the payment that was begun last. */
  payment_status: z.enum(paymentStates).nullable(),
  total: amount.nullable(),
  sender: z.string().nullable(),
  recipient: z.string().nullable(),
  /** County and district, the name of the store, or the country. */
  destination: z.string().nullable(),
  shipping_method: z.enum(shippingMethods),
  temperature,
  /** How many units of goods, those of parts too. */
  units: z.int(),
  /** The goods of the first line, in the language of the call. */
  first_goods: z.string(),
  pictures: z.array(z.string()),
  /** Why it must not be picked yet; null when it may. */
  held: z.enum(holdReasons).nullable(),
  /** Of its parcel, once it has one. */
  tracking: z.string().nullable(),
  tags: z.array(z.string()),
  /** Who of the office looks after it. */
  assigned: z.string().nullable(),
  has_note: z.boolean(),
  has_remark: z.boolean(),
  pre_order: z.boolean(),
  /** What the courier told last of it; null while he does not have it. */
  parcel_state: z.enum(parcelStates).nullable(),
  /** Goods of it came back from their buyer. */
  has_return: z.boolean(),
  risk: z.enum(riskLevels),
  /** What a person has said of its risk. */
  risk_mark: z.enum(riskMarks).nullable(),
  /** Parts that travel apart. */
  parts: z.array(
    z.object({
      number: z.string(),
      status: z.enum(orderStatuses),
      temperature,
      units: z.int(),
      parcel_state: z.enum(parcelStates).nullable(),
    }),
  ),
})
export type OfficeOrderRow = z.infer<typeof row>

const list = staffCall('orders.view')
  .route({ method: 'GET', path: '/office/api/v1/orders', summary: 'Orders of a view and a filter, newest first unless asked otherwise' })
  .input(
    ordersMeant.safeExtend({
      /** Each has to stand somewhere on the order: number, tracking, name, e-mail, any part of a phone number. */
      words: wordsToFind.optional(),
      sort: z.enum(orderSorts).default('-placed'),
      /** Where the page before ended. */
      cursor: word.optional(),
      rows: rowsAsked,
    }),
  )
  .output(
    z.object({
      rows: z.array(row),
      /** Null on the last page. */
      next: z.string().nullable(),
      total: z.int(),
      /** There are more than `total`. */
      capped: z.boolean(),
    }),
  )

const attempt = z.object({
  id: z.int(),
  method: z.enum(payments),
  provider: z.string(),
  amount,
  status: z.enum(paymentStates),
  /** How the shop calls the attempt, and how the provider does. */
  reference: z.string(),
  provider_ref: z.string().nullable(),
  error: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
})

/** One thing that happened. `by`: who of the shop it was, where somebody did it. */
const entry = z.object({
  at: instant,
  number: z.string(),
  event: z.string(),
  actor: z.enum(['buyer', 'provider', 'courier', 'time', 'operations', 'system']),
  by: z.string().nullable(),
  to_status: z.enum(orderStatuses),
})
export type OrderEntry = z.infer<typeof entry>

const member = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  vip: z.int(),
  joined_at: instant,
  orders: z.int(),
  spent: amount,
  /** Notes on the member that stand on every order of theirs, newest first; null for who may write none. */
  pinned: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: instant })).nullable(),
})

const move = z.enum(orderMoves)

const officeOrder = z.object({
  order,
  /** Why it must not be picked yet, by whom and since when; null when it may. The shop itself is nobody. */
  held: z.object({ reason: z.enum(holdReasons), by: z.string().nullable(), at: instant }).nullable(),
  /** Null for who sees parcels and not whose they are. */
  member: member.nullable(),
  /** Oldest first; null for who sees no amounts. */
  attempts: z.array(attempt).nullable(),
  entries: z.array(entry),
  /** What can be done now, by this person, for each parcel by its number; the likely next one first. */
  moves: z.record(z.string(), z.array(move)),
  /** Numbers of the parcels of which this person can say now that goods are missing. */
  may_be_short: z.array(z.string()),
  ...besideTheOrder,
})
export type OfficeOrder = z.infer<typeof officeOrder>

const find = staffCall('orders.view')
  .route({ method: 'GET', path: '/office/api/v1/orders/{number}', summary: 'Everything of one order' })
  .errors(refusals('invalid_order_number'))
  .input(z.object({ number: word }))
  .output(officeOrder)

const moved = z.object({ status: z.enum(orderStatuses) })
const numbered = z.object({ number: word })

export const ordersApi = {
  list,
  countNewer: staffCall('orders.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/orders/newer',
      summary: 'How many orders of a view and a filter were placed since a moment',
    })
    .input(ordersMeant.safeExtend({ words: wordsToFind.optional(), since: instant.catch('1970-01-01T00:00:00Z') }))
    .output(z.object({ count: z.int() })),
  find,
  cancel: staffChange('orders.cancel')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/cancel', summary: 'Cancel an order that is not being packed yet' })
    .errors(refusals('invalid_order_number', 'no_such_move'))
    .input(numbered.extend({ reason: linesUpTo(200).trim().min(1, 'required') }))
    .output(moved),
  hold: staffChange('orders.hold')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/hold', summary: 'An order must not be picked yet' })
    .errors(refusals('invalid_order_number', 'no_such_move'))
    .input(numbered.extend({ reason: z.enum(holdReasons) }))
    .output(z.object({ status: z.literal('held') })),
  release: staffChange('orders.hold')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/release', summary: 'Let an order go that was held' })
    .errors(refusals('invalid_order_number', 'no_such_move'))
    .input(numbered)
    .output(z.object({ status: z.literal('released') })),
  startPicking: staffChange('parcels.pick')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/start-picking', summary: 'A parcel is being packed' })
    .errors(refusals('invalid_order_number', 'no_such_move', 'order_held', 'not_on_shelf'))
    .input(numbered)
    .output(moved),
  handOver: staffChange('parcels.hand_over')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/hand-over',
      summary: 'The courier has the boxes of a parcel that have labels, or the next one under a typed tracking number',
    })
    .errors(refusals('invalid_order_number', 'no_such_move', 'order_held', 'tracking_taken', 'label_booked', 'lot_recalled'))
    .input(numbered.extend({ tracking: lineUpTo(40).min(4, 'tooShort').optional() }))
    .output(moved),
  atStore: staffChange('parcels.follow')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/at-store', summary: 'A parcel waits in the store of its buyer' })
    .errors(refusals('invalid_order_number', 'no_such_move'))
    .input(numbered)
    .output(moved),
  delivered: staffChange('parcels.follow')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/delivered', summary: 'A parcel is in the hands of its buyer' })
    .errors(refusals('invalid_order_number', 'no_such_move'))
    .input(numbered)
    .output(moved),
  askCourier: staffChange('parcels.follow')
    .route({ method: 'POST', path: '/office/api/v1/orders/{number}/ask-courier', summary: 'Ask the courier how far a parcel has come' })
    .errors(refusals('invalid_order_number', 'no_such_move', 'courier_unknown'))
    .input(numbered)
    .output(moved),
}
