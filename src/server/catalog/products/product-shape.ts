import * as z from 'zod'
import { lineUpTo, linesUpTo, temperature, textUpTo } from '#contract/shared/fields.ts'

const price = z.int().min(0).max(1_000_000)
const mayBe = z.boolean()

/** What staff say of a product, each field for itself. Money is whole TWD. */
const fields = {
  name_zh: lineUpTo(200).min(1),
  name_en: lineUpTo(200),
  description_of_good_zh: linesUpTo(2000),
  description_of_good_en: linesUpTo(2000),
  content_zh: linesUpTo(100_000),
  content_en: linesUpTo(100_000),
  preview: textUpTo(500).min(1),
  origin_price: price,
  price,
  first_purchase_price: price.nullable(),
  shopping_point_price: price.min(1).nullable(),
  temperature,
  available: mayBe,
  members_only: mayBe,
  exclusive: mayBe,
  standalone_purchase: mayBe,
  tcat_only: mayBe,
  embargo: mayBe,
  cod: mayBe,
  max_qty: z.int().min(1).max(1000),
  optional_bundles_max_quantity: z.int().min(0).max(1000),
  is_gift_only: mayBe,
}

/** `slug`: its name in addresses, which stays. What is left out begins as the database says. */
export const newProductShape = z
  .strictObject({ slug: textUpTo(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes'), ...fields })
  .partial()
  .required({ slug: true, name_zh: true, preview: true, origin_price: true, price: true })

export const productSeenShape = z.strictObject(fields).partial()

export const productChangeShape = productSeenShape.refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewProduct = z.input<typeof newProductShape>
export type ProductChange = z.input<typeof productChangeShape>

type Prices = {
  origin_price: number
  price: number
  first_purchase_price?: number | null | undefined
  shopping_point_price?: number | null | undefined
  is_gift_only?: boolean | undefined
}

/** Why these prices can't stand beside each other; null when they can. */
export function faultInPrices({
  origin_price: full,
  price: asked,
  first_purchase_price: first,
  shopping_point_price: points,
  is_gift_only: gift,
}: Prices) {
  if (asked > full) return 'The price may not be above origin_price'
  if (typeof first === 'number' && first >= asked) return 'first_purchase_price has to be below the price'
  if (asked === 0 && typeof points !== 'number' && gift !== true) return 'Only a gift, or what points pay for, costs nothing'
  return null
}
