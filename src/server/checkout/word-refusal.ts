import type { OrderRefusal } from '#rules/order-facts.ts'

/** A refusal as it travels: its status, and beside it what the page can make use of. */
export type PlacingRefusal = { status: OrderRefusal['code'] | 'idempotency_conflict' | 'credit_card_order_error'; details?: Record<string, unknown> }

/** What the rules refused, with the details that may leave the house. */
export function wordRefusal({ code, ...details }: OrderRefusal): PlacingRefusal {
  return { status: code, details }
}
