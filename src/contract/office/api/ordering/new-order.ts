import * as z from 'zod'
import { placeOrderBody, placeOrderRefusals } from '#contract/shop/api/place-order.ts'
import { shippingMethods } from '#contract/shop/api/order.ts'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInBody, instant, lineUpTo, linesUpTo, word, wordsToFind } from '#contract/shared/fields.ts'
import { mostOrderLines } from '#rules/constants.ts'
import { staffPayways } from '#rules/orders/staff-payways.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { hoursOfLink, openedLink } from './payment-links.ts'

const units = z.int('integer').min(1, 'invalid').max(9999, 'invalid')
const goods = z.object({
  product_id: idInBody,
  quantity: units,
  /** What goes into it, of a bundle. */
  picks: z
    .array(z.object({ product_id: idInBody, quantity: units }))
    .max(50, 'tooMany')
    .default([]),
})

const wish = z.object({
  /** For whom, by the number of the member. */
  uid: word,
  /** In which the buyer reads. */
  language: z.enum(['zh', 'en']).default('zh'),
  lines: z.array(goods).max(mostOrderLines, 'tooManyLines').default([]),
  payway: z.enum(staffPayways).default('link'),
  order: placeOrderBody.omit({ cart_item_ids: true, payway: true, card_info: true, instalment: true, contact_id: true }),
})
export type OrderWish = z.input<typeof wish>
export type OrderAsked = z.output<typeof wish>

const line = z.object({
  product_id: z.int(),
  name: z.string(),
  quantity: z.int(),
  price: amount,
  sub_total: amount,
  /** Spent on the whole line. */
  points: z.int(),
  /** What can still be sold of it. */
  free: z.int(),
  /** How many goods of these a bundle needs; none for what is no bundle. */
  bundle: z.object({ needed: z.int(), entries: z.array(z.object({ product_id: z.int(), name: z.string() })) }).nullable(),
})

const quote = z.object({
  /** In the order of the wish; null for what cannot be ordered. */
  lines: z.array(line.nullable()),
  items_total: amount,
  discount_amount: amount,
  delivery_fee: amount,
  handling_fee: amount,
  grand_total: amount,
  points_earned: z.int(),
  /** Which shipping methods and payways these goods allow. */
  shipping_methods: z.array(z.enum(shippingMethods)),
  payways: z.array(z.enum(staffPayways)),
  /** Why it would be refused as it stands, as the call that places it says it; null when it could be placed. */
  refusal: z.object({ status: z.string(), message: z.string(), errors: z.record(z.string(), z.string()) }).nullable(),
})
export type OrderQuote = z.infer<typeof quote>

const buyer = z.object({ uid: z.string(), name: z.string(), vip: z.int() })

const buyerToServe = buyer.extend({
  email: z.string().nullable(),
  /** Cannot sign in: people of the shop entered them. */
  is_customer: z.boolean(),
  /** Who sent their last order. */
  sender: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** What they alone can take off, each once. */
  codes: z.array(
    z.object({
      code: z.string(),
      value: z.int(),
      kind: z.enum(['amount', 'percent']),
      minimum_amount: amount,
      ends_at: instant.nullable(),
    }),
  ),
})
export type BuyerToServe = z.infer<typeof buyerToServe>

export const discountGiven = z.object({
  uid: word,
  amount: amount.min(1, 'invalid').max(1_000_000, 'invalid'),
  /** What the goods have to come to for it. */
  minimum: amount.min(1, 'invalid').max(10_000_000, 'invalid'),
  reason: linesUpTo(200).trim().min(1, 'required'),
})

export const newOrderApi = {
  goods: staffCall('orders.create')
    .route({ method: 'GET', path: '/office/api/v1/new-order/goods', summary: 'Goods on which all words stand' })
    .input(z.object({ words: wordsToFind }))
    .output(z.object({ goods: z.array(z.object({ id: z.int(), name: z.string(), on_sale: z.boolean() })) })),
  buyers: staffCall('orders.create')
    .route({
      method: 'GET',
      path: '/office/api/v1/new-order/buyers',
      summary: 'Members on whom all words stand: name, number, e-mail, phone',
    })
    .input(z.object({ words: wordsToFind }))
    .output(z.object({ buyers: z.array(buyer) })),
  findBuyer: staffCall('orders.create')
    .route({ method: 'GET', path: '/office/api/v1/new-order/buyers/{uid}', summary: 'A member for whom an order is being entered' })
    .errors(refusals('not_found'))
    .input(z.object({ uid: word }))
    .output(buyerToServe),
  addCustomer: staffChange('orders.create')
    .route({
      method: 'POST',
      path: '/office/api/v1/customers',
      summary: 'Enter a customer who orders by phone or in a chat: a member who cannot sign in',
    })
    .input(z.object({ name: lineUpTo(200).trim(), phone: lineUpTo(200).trim(), email: lineUpTo(200).trim().optional() }))
    .output(z.object({ uid: z.string() })),
  giveDiscount: staffChange('orders.discount')
    .route({
      method: 'POST',
      path: '/office/api/v1/new-order/discounts',
      summary: 'Give a member a code that takes an amount off one order, with the reason',
    })
    .errors(refusals('not_found'))
    .input(discountGiven)
    .output(z.object({ code: z.string() })),
  quote: staffChange('orders.create')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/quote',
      summary: 'What an order would come to for a member now, and what speaks against it; changes nothing',
    })
    .errors(refusals('not_found'))
    .input(wish)
    .output(quote),
  place: staffChange('orders.create')
    .route({ method: 'POST', path: '/office/api/v1/orders', summary: 'Place an order for a member, by the rules of the checkout' })
    .errors(refusals(...placeOrderRefusals, 'not_found', 'user_lock'))
    .input(wish.extend({ link_hours: hoursOfLink }))
    .output(
      z.object({
        number: z.string(),
        /** By which it is paid, shown this once; null where it needs none, or for a press that was answered before. */
        link: openedLink.nullable(),
      }),
    ),
}
