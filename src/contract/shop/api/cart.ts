import * as z from 'zod'
import { returnExceptions } from '#rules/label/label-kinds.ts'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { amount, idInBody, idInPath, instant, removalDone } from '#contract/shared/fields.ts'
import { product } from './products.ts'

export const itemTypes = [
  'standalone',
  'exclusive',
  'add_on',
  'normal',
  'gifts',
  'first_purchase',
  'first_standalone',
  'vvip_gift',
  'birthday_gift',
  'gifts_standalone',
  'vvip_gift_standalone',
  'birthday_gift_standalone',
] as const
export type ItemType = (typeof itemTypes)[number]

export const bundlePick = z.object({ product_id: z.int(), quantity: z.int() })

export const cartProduct = product.omit({ content: true, videos: true, accessories: true })

export const cartItem = z.object({
  id: z.int(),
  product_id: z.int(),
  product: cartProduct,
  item_type: z.enum(itemTypes),
  quantity: z.int(),
  max_quantity: z.int(),
  /** How many of it a member may buy within so many days, and how many of these are left; left out where there is no limit. */
  member_limit: z.object({ limit: z.int(), days: z.int(), left: z.int() }).optional(),
  /** What was asked for before the line was lowered to what is left, until the buyer says another quantity; else null. */
  lowered_from: z.int().nullable(),
  /** Why it cannot be sent back as other goods can; left out of those that can. */
  return_right: z.enum(returnExceptions).optional(),
  /** A pre-order of which units are not in the house yet: the day on which they arrive. Left out where all of them are. */
  arrives_on: z.iso.date().optional(),
  /** The price of this line per unit where it is not the product's. */
  special_price: amount.nullable(),
  /** selected, disabled and remove belong to the page that shows the cart; the server sends false (D-20). */
  selected: z.boolean(),
  disabled: z.boolean(),
  remove: z.boolean(),
  redeem_with_points: z.boolean(),
  expiration_datetime: instant.nullable(),
  optional_items: z.array(bundlePick),
  /** Which of these cannot be had in that number any more, and how many can; left out where all can. They have to be picked anew. */
  picks_short: z.array(z.object({ product_id: z.int(), left: z.int() })).optional(),
})
export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({
  cart_items: z.object({ normal: z.array(cartItem), refrigeration: z.array(cartItem), freezing: z.array(cartItem) }),
  extra_fee: amount,
})
export type Cart = z.infer<typeof cart>

const picksAsked = z
  .array(z.object({ product_id: idInBody, quantity: z.int().min(0, 'integer').max(100_000, 'tooMany') }))
  .max(100, 'tooMany')
const quantityAsked = z.int().min(1, 'integer').max(100_000, 'tooMany')

const read = memberCall.route({ method: 'GET', path: '/api/v2/user/cart_items', summary: 'The cart, by temperature' }).output(cart)

/** Why a product did not go into the cart. None of these is an error on the wire: the call answers 200 and changes nothing. */
export const addRefusals = [
  'user_locked',
  'reach_max_quantity',
  'permission_denied',
  'point_not_enough',
  'product_is_not_in_stock',
] as const
export type AddRefusal = (typeof addRefusals)[number]

const add = memberChange
  .route({ method: 'POST', path: '/api/v2/user/cart_items', summary: 'Put a product into the cart, or raise its quantity' })
  .errors(refusals('product_not_found', 'invalid_cart_item_error'))
  .input(z.object({ product_id: idInBody, quantity: quantityAsked, optional_items: picksAsked.default([]) }))
  .output(
    z.discriminatedUnion('status', [
      z.object({ status: z.literal('normal'), message: z.string(), cart_item: cartItem }),
      z.object({ status: z.enum(addRefusals), message: z.string() }),
    ]),
  )

const change = memberChange
  .route({ method: 'PUT', path: '/api/v2/user/cart_items/{id}', summary: 'Change quantity and picks of a line, or pay it with points' })
  .errors(refusals('cart_item_not_found', 'invalid_cart_item_error', 'no_enough_shopping_point'))
  .input(
    z
      .object({
        id: idInPath,
        quantity: quantityAsked.optional(),
        optional_items: picksAsked.optional(),
        exchanged: z.boolean().optional(),
      })
      .refine((asked) => asked.quantity !== undefined || asked.optional_items !== undefined || asked.exchanged !== undefined, {
        error: 'required',
        path: ['quantity'],
      })
      .refine((asked) => asked.exchanged === undefined || (asked.quantity === undefined && asked.optional_items === undefined), {
        error: 'invalid',
        path: ['exchanged'],
      }),
  )
  .output(z.object({ status: z.literal('update_success'), cart_item: cartItem }))

const remove = memberChange
  .route({
    method: 'DELETE',
    path: '/api/v2/user/cart_items/{id}',
    summary: 'Take a line out of the cart; a line that is gone already is no error',
  })
  .input(z.object({ id: idInPath }))
  .output(removalDone)

export const cartCalls = { read, add, change, remove }
