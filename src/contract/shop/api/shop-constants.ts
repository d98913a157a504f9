import * as z from 'zod'

/** What the browser must know of the shop, signed in or not. */
export const shopConstants = z.object({
  /** TWD that earn one point. */
  default_shopping_point_exchange_rate: z.int(),
  /** The card company's public names for this shop. */
  app_id: z.string(),
  app_key: z.string(),
})
export type ShopConstants = z.infer<typeof shopConstants>
