import * as z from 'zod'
import type { OrderFailed } from '#contract/shared/problems.ts'
import { amount } from '#contract/shared/fields.ts'

const reasons = [
  'recipient_not_found',
  'over_store_limit',
  'installment_not_allowed',
  'first_purchase_over',
  'out_of_stock',
  'discount_refused',
  'price_changed',
] as const satisfies NonNullable<OrderFailed['reason']>[]

/** What an order_failed carries: its reason, and with price_changed the amounts as they are now. */
export const orderFailed: z.ZodType<OrderFailed, OrderFailed> = z.object({
  reason: z.enum(reasons).optional(),
  product_ids: z.array(z.int()).optional(),
  product_names: z.array(z.string()).optional(),
  discount_status: z.string().optional(),
  totals: z
    .object({ items_total: amount, discount_amount: amount, delivery_fee: amount, handling_fee: amount, grand_total: amount })
    .optional(),
})
