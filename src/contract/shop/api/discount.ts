import * as z from 'zod'
import { mostOrderLines } from '#rules/constants.ts'
import { memberChange, refusals } from '#contract/shared/call.ts'
import { amount, lineUpTo } from '#contract/shared/fields.ts'

/** Why a code gives nothing. None of these is an error on the wire (D-26). */
export const discountRefusals = ['code_not_found', 'code_expired', 'code_used_up', 'minimum_not_reached', 'not_applicable'] as const
export type DiscountRefusal = (typeof discountRefusals)[number]

export const discountAnswer = z.object({
  status: z.enum(['success', ...discountRefusals]),
  message: z.string(),
  discount_amount: amount,
  discounted_total: amount,
  /** With the estimated delivery fee of the cart (D-23). */
  final_total: amount,
  discount_code: z.object({ name: z.string() }).nullable(),
})
export type DiscountAnswer = z.infer<typeof discountAnswer>

const calculate = memberChange
  .route({ method: 'POST', path: '/api/v2/user/cart_discount/calculate', summary: 'What a discount code would take off the chosen lines' })
  .errors(refusals('no_cart_items', 'invalid_cart_item_error'))
  .input(z.object({ cart_item_ids: z.array(z.int()).max(mostOrderLines, 'tooManyLines'), discount_code: lineUpTo(40) }))
  .output(discountAnswer)

export const discount = { calculate }
