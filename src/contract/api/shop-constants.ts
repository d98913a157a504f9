import * as z from 'zod'

/** What the browser must know of the shop, signed in or not. */
export const shopConstants = z.object({
  /** TWD that earn one point. */
  default_shopping_point_exchange_rate: z.int(),
  /** The card company's public names for this shop. */
  app_id: z.string(),
  app_key: z.string(),
  /** Where the card company's script for browsers is, and in which of its worlds it works. */
  sdk_address: z.string(),
  environment: z.enum(['sandbox', 'production']),
})
export type ShopConstants = z.infer<typeof shopConstants>
