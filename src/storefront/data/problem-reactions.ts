import type { ProblemStatus } from '#contract/shared/problems.ts'
import { problemOf } from './problem-of.ts'

/** What the browser does about a problem, by its status (ERR-02 to ERR-04, CNL-06, CNT-17, AUT-13, AUT-14). */
export type Reaction = 'toast' | 'toast-and-not-found' | 'toast-and-cart' | 'toast-and-home' | 'signed-out' | 'locked'

const toNotFound: readonly ProblemStatus[] = [
  'invalid_order_number',
  'category_not_found',
  'ingredient_not_found',
  'brand_not_found',
  'product_not_found',
  'static_page_not_found',
]

const toCart: readonly ProblemStatus[] = [
  'embargo_error',
  'mixed_temperature_products_error',
  'atm_error',
  'tcat_only_error',
  'nocod_error',
  'mix_exclusive_error',
  'incompatible_temperature_shipping_error',
  'order_failed',
  'credit_card_order_error',
  'invalid_cart_item_error',
  'no_enough_shopping_point',
  'no_invoice_info',
  'no_cart_items',
]

export function reactionTo(status: ProblemStatus): Reaction {
  if (status === 'authentication_error') return 'signed-out'
  if (status === 'user_lock') return 'locked'
  if (status === 'cancel_error') return 'toast-and-home'
  if (toNotFound.includes(status)) return 'toast-and-not-found'
  return toCart.includes(status) ? 'toast-and-cart' : 'toast'
}

/** Whether a failure says that nobody is signed in here any more: told also by whoever otherwise keeps failures to themselves. */
export function endsLogin(error: unknown): boolean {
  const status = problemOf(error)?.status
  return status !== undefined && ['signed-out', 'locked'].includes(reactionTo(status))
}
