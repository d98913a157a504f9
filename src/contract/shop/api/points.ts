import * as z from 'zod'
import { memberCall } from '#contract/shared/call.ts'
import { instant, pageQuery, pages } from '#contract/shared/fields.ts'

export const pointReasons = [
  'personal_shopping',
  'exchange_product',
  'fb_friend_shopping',
  'expiration_reset',
  'refund',
  'custom',
  'partial_product_return',
  'product_redemption',
  'point_product_out_of_stock',
  'other_reason',
] as const

export const pointEntry = z.object({
  created_at: instant,
  reason: z.enum(pointReasons),
  /** Only with the reason custom. */
  customer_reason: z.string().nullable(),
  /** The public number of the order that the entry stems from. */
  order_id: z.string().nullable(),
  /** Negative when points were spent. */
  shopping_point_number: z.int(),
  /** From when on they count: of points that were earned some days after their order arrived, of all others at once. */
  effective_at: instant,
})
export type PointEntry = z.infer<typeof pointEntry>

const history = memberCall
  .route({ method: 'GET', path: '/api/v1/user/shopping_points', summary: 'Points: balance, expiry and history' })
  .input(pageQuery)
  .output(z.object({ shopping_point: z.int(), expired_at: instant.nullable(), data: z.array(pointEntry), pages }))

export const points = { history }
