import type { Twd } from '#rules/money.ts'
import { isLowTemperature, type Temperature } from '#rules/temperature.ts'

/** How many signs a text of a product has at most (GDS-15). */
export const longestTexts = {
  name_zh: 120,
  name_en: 160,
  description_of_good_zh: 1000,
  description_of_good_en: 1000,
  content_zh: 100_000,
  content_en: 100_000,
} as const

/** What search engines are told of it: a title and a description, where they are not its name and its summary. */
export const longestForSearch = {
  seo_title_zh: 120,
  seo_title_en: 120,
  seo_text_zh: 320,
  seo_text_en: 320,
} as const

/** What goods are by themselves. */
export type GoodsTag = 'vip' | 'preorder' | 'points' | 'first_purchase' | 'refrigeration' | 'freezing'
/** And what they are as lines of a cart. */
export type ProductTag = GoodsTag | 'vvip_gift' | 'birthday_gift' | 'gift' | 'add_on'
export type WarningTag = 'embargo' | 'no_cod' | 'tcat_only' | 'standalone' | 'exclusive'

/** What goods are marked with, and forbid something by it (forbidding-flags.ts; members_only: isSoldTo). `cod` forbids when it is false. */
export type ProductFlags = {
  members_only: boolean
  exclusive: boolean
  standalone_purchase: boolean
  tcat_only: boolean
  embargo: boolean
  cod: boolean
}

export type TaggedProduct = Pick<ProductFlags, 'members_only' | 'exclusive'> & {
  shopping_point_price: number | null
  first_purchase_price: Twd | null
  temperature: Temperature
}

/** What a product is, at a glance (D-11). Preorder is the visible word for exclusive (D-12). */
export function tagsOf(product: TaggedProduct): GoodsTag[] {
  const tags: GoodsTag[] = []
  if (product.members_only) tags.push('vip')
  if (product.exclusive) tags.push('preorder')
  if (product.shopping_point_price !== null) tags.push('points')
  if (product.first_purchase_price !== null) tags.push('first_purchase')
  if (isLowTemperature(product.temperature)) tags.push(product.temperature === 'freezing' ? 'freezing' : 'refrigeration')
  return tags
}

export type WarnedProduct = Omit<ProductFlags, 'members_only'>

/** What a buyer must know before it is in the cart (D-11). */
export function warningTagsOf(product: WarnedProduct): WarningTag[] {
  const tags: WarningTag[] = []
  if (product.embargo) tags.push('embargo')
  if (!product.cod) tags.push('no_cod')
  if (product.tcat_only) tags.push('tcat_only')
  if (product.standalone_purchase) tags.push('standalone')
  if (product.exclusive) tags.push('exclusive')
  return tags
}

/** What this visitor pays per unit. The server sends a first-purchase price only to those who may have it (D-14). */
export function priceToPay({ price, first_purchase_price }: { price: Twd; first_purchase_price: Twd | null }): Twd {
  return first_purchase_price ?? price
}

/** Paid with points and nothing else (D-33). */
export function isPointsOnly({ price, shopping_point_price }: { price: Twd; shopping_point_price: number | null }): boolean {
  return price === 0 && shopping_point_price !== null
}

/** `stock` is what can still be bought: what is held for others is not in it. */
export type StockedProduct = { available: boolean; stock: number }

export function isSoldOut({ available, stock }: StockedProduct): boolean {
  return !available || stock <= 0
}

/** How many of a product one member may buy within so many days, and how many of these are left to them (D-205). */
export type MemberLimit = { limit: number; days: number; left: number }

export type QuantityLimits = {
  /** In place of the product's own limit: the purchase limit of an add-on, 1 for a gift. */
  limit?: number | undefined
  /** Main units for which the goods of the bundle suffice. */
  bundles?: number | undefined
  /** What is left of the limit per member; null without one. */
  left?: number | null | undefined
}

/** The most units that one line may hold (D-18); 0 when sold out. */
export function maxQuantity(product: StockedProduct & { max_qty: number }, { limit, bundles, left }: QuantityLimits = {}): number {
  if (isSoldOut(product)) return 0
  return Math.max(0, Math.min(limit ?? product.max_qty, product.stock, bundles ?? Infinity, left ?? Infinity))
}
