import type { Text } from '#rules/locale.ts'

/** What an order keeps of a product as it was when the order was placed (OAP-13): later changes do not reach it. */
export type ProductSnapshot = {
  slug: string
  name: Text
  preview: string
  members_only: boolean
  exclusive: boolean
  shopping_point_price: number | null
  optional_bundles_max_quantity: number
  split_stocks: Text[]
}
