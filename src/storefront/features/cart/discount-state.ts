import type { DiscountAnswer, DiscountRefusal } from '#contract/shop/api/discount.ts'
import type { Twd } from '#rules/money.ts'

/** What is known of the code in the field (DSC-01). Only a success takes anything off. */
export type DiscountState = { code: string } & (
  | { status: 'pending' }
  | { status: 'success'; name: string; amount: Twd; discounted_total: Twd; final_total: Twd }
  | { status: DiscountRefusal | 'error'; message: string }
)

/** The shop's answer about a code, as the cart keeps it (DSC-07, DSC-08). */
export function discountOfAnswer(
  code: string,
  { status, message, discount_amount, discounted_total, final_total, discount_code }: DiscountAnswer,
): DiscountState {
  if (status !== 'success') return { code, status, message }
  return { code, status, name: discount_code?.name ?? code, amount: discount_amount, discounted_total, final_total }
}
