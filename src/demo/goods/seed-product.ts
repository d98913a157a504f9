import type { Text } from '#rules/locale.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { CategorySlug } from './categories.ts'
import type { SeedPicture } from '#demo/seed-picture.ts'

/** A product of the demo shop. Products name each other by slug; what is left out takes the value told beside it. */
export type SeedProduct = {
  slug: string
  /** The shelves it stands on; the first is its own. Only gifts stand on none. */
  categories: readonly CategorySlug[]
  name: Text
  description: Text
  content: SeedContent
  /** The first is the preview. */
  pictures: readonly SeedPicture[]
  /** Addresses of films. */
  films?: readonly string[]
  /** Whole TWD; 0 for goods that only points can buy, and for gifts. */
  price: number
  /** The list price; without it the same as `price`. */
  originPrice?: number
  firstPurchasePrice?: number
  /** Points per unit. */
  pointPrice?: number
  /** Without it: normal. */
  temperature?: Temperature
  /** Without it: true. */
  available?: boolean
  membersOnly?: true
  /** A limited pre-order item. */
  exclusive?: true
  standalonePurchase?: true
  tcatOnly?: true
  embargo?: true
  /** Without it: true. */
  cod?: false
  /** Without it: 10. */
  maxQuantity?: number
  /** Units on the shelf; without it a plausible number that follows from the slug. */
  stock?: number
  /** Units sold in the last thirty days; without it a plausible number that follows from the slug. */
  soldIn30Days?: number
  /** Without it a plausible number that follows from the slug. */
  publishedDaysAgo?: number
  giftOnly?: true
  bundle?: SeedBundle
  /** The same goods in another colour or size. */
  siblings?: readonly string[]
  accessories?: readonly string[]
  /** Parts that leave from another place and make a sub-order. */
  splitStocks?: readonly Text[]
}

export type SeedBundle = {
  /** Picks per main unit. */
  picks: number
  entries: readonly SeedBundleEntry[]
}

/** `quantity` is what the picker starts with, `max` the most per main unit. */
export type SeedBundleEntry = { product: string; name: Text; max: number; quantity?: number; required?: true }

/** The text under a product, written as HTML by productContent(). */
export type SeedContent = {
  story: Text
  steps?: readonly Text[]
  facts: SeedFacts
  /** One serving: grams or millilitres as written, servings per pack, then kcal, g of each, mg of sodium. */
  nutrition?: SeedNutrition
  notes?: Text
}

/** A value without words, such as '10 ml', is the same in both languages. The place of origin is Taiwan when left out. */
export type SeedFacts = { readonly [Name in FactName]?: Text | string }

export type FactName =
  | 'contents'
  | 'size'
  | 'colour'
  | 'material'
  | 'measures'
  | 'power'
  | 'suits'
  | 'ingredients'
  | 'allergens'
  | 'storage'
  | 'shelfLife'
  | 'maker'
  | 'origin'

export type SeedNutrition = {
  serving: string
  servings: number
  kcal: number
  protein: number
  fat: number
  saturated: number
  trans: number
  carbohydrate: number
  sugar: number
  sodium: number
}
