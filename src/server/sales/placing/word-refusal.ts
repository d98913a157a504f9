import type { OrderRefusal } from '#rules/checkout/order-facts.ts'
import { tooMany } from '#server/platform/limits/too-many.ts'

/** Why an order that waits is not paid anew. */
export type PayAgainRefusal = 'invalid_order_number' | 'payment_in_progress' | 'order_not_payable' | 'link_ended'

/** A refusal as it travels: its status, and beside it what the page can make use of. */
export type PlacingRefusal = {
  status: OrderRefusal['code'] | 'idempotency_conflict' | 'credit_card_order_error' | PayAgainRefusal
  details?: Record<string, unknown>
}

/** What the rules refused, with the details that may leave the house. */
export function wordRefusal(refusal: OrderRefusal): PlacingRefusal {
  if (refusal.code === 'too_many_requests') return tooMany(refusal)
  const { code, ...details } = refusal
  return { status: code, details }
}
