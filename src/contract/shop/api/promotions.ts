import * as z from 'zod'
import { addRefusals, cartItem } from './cart.ts'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { amount, idInBody } from '#contract/shared/fields.ts'
import { productCard } from './products.ts'

export const addOnItem = z.object({ product: productCard, price: amount, purchase_limit: z.int() })
export type AddOnItem = z.infer<typeof addOnItem>

export const promotion = z.object({
  name: z.string(),
  promotions: z.array(z.object({ minimum_amount: amount, add_on_items: z.array(addOnItem) })),
})
export type Promotion = z.infer<typeof promotion>

const promotions = memberCall
  .route({ method: 'GET', path: '/api/v2/user/add_on_promotions', summary: 'What can be added for less, by temperature' })
  .output(z.object({ normal: promotion.nullable(), refrigeration: promotion.nullable(), freezing: promotion.nullable() }))

/** Why an add-on did not go into the cart. As with other products the call answers 200 and changes nothing. */
export const addOnRefusals = ['already_in_cart', ...addRefusals.filter((status) => status !== 'user_locked')] as const
export type AddOnRefusal = (typeof addOnRefusals)[number]

const add = memberChange
  .route({ method: 'POST', path: '/api/v2/user/cart_items/add_on', summary: 'Put an add-on into the cart' })
  .errors(refusals('product_not_found'))
  .input(z.object({ product_id: idInBody }))
  .output(
    z.discriminatedUnion('status', [
      z.object({ status: z.literal('created_success'), message: z.string(), cart_item: cartItem }),
      z.object({ status: z.enum(addOnRefusals), message: z.string() }),
    ]),
  )

export const addOns = { promotions, add }
