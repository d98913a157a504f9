import * as z from 'zod'
import { lineUpTo, linesUpTo, temperature, textUpTo } from '#contract/shared/fields.ts'
import { label } from '#contract/shared/label.ts'
import { isBarcode } from '#rules/catalog/barcode.ts'
import { longestForSearch, longestTexts } from '#rules/catalog/product.ts'
import { faultsInPrices, type ProductPrices } from '#rules/catalog/product-prices.ts'
import { labelKinds, returnRights } from '#rules/label/label-kinds.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'

const price = z.int().min(0).max(1_000_000)
const mayBe = z.boolean()

/** What staff say of a product, each field for itself. Money is whole TWD. */
const fields = {
  name_zh: lineUpTo(longestTexts.name_zh).min(1),
  name_en: lineUpTo(longestTexts.name_en),
  description_of_good_zh: linesUpTo(longestTexts.description_of_good_zh),
  description_of_good_en: linesUpTo(longestTexts.description_of_good_en),
  content_zh: linesUpTo(longestTexts.content_zh),
  content_en: linesUpTo(longestTexts.content_en),
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
  /** How many one member may buy within so many days; both or neither. */
  member_limit: z.int().min(1).max(1000).nullable(),
  member_limit_days: z.int().min(1).max(365).nullable(),
  optional_bundles_max_quantity: z.int().min(0).max(1000),
  is_gift_only: mayBe,
  /** EAN-8, EAN-13, UPC-A or the shop's own (D-208). */
  barcode: lineUpTo(20).toUpperCase().refine(isBarcode, 'invalid').nullable(),
  supplier_code: lineUpTo(40).min(1).nullable(),
  brand_id: z.int().min(1).nullable(),
  /** By which it is found, and which nobody is shown. */
  search_words: z.array(lineUpTo(40).min(1)).max(30, 'tooMany'),
  /** What search engines are told of it; empty where that is its name and its summary. */
  seo_title_zh: lineUpTo(longestForSearch.seo_title_zh),
  seo_title_en: lineUpTo(longestForSearch.seo_title_en),
  seo_text_zh: lineUpTo(longestForSearch.seo_text_zh),
  seo_text_en: lineUpTo(longestForSearch.seo_text_en),
  /** Which kind of goods it is by the law of labels, and what its label says (GDS-37, GDS-38). */
  label_kind: z.enum(labelKinds),
  label,
  /** Said in months, the database says how many days these are. */
  shelf_life_days: z.int().min(1).max(7300).nullable(),
  shelf_life_months: z.int().min(1).max(240).nullable(),
  arrival_days: z.int().min(1).max(3650).nullable(),
  return_right: z.enum(returnRights),
}

const slugOf = (longest: number) => textUpTo(longest).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes')
const slug = slugOf(80)

/** What is written under a product is cleaned by the same function as on its way out (GDS-16). */
const written = { ...fields, content_zh: fields.content_zh.transform(cleanHtml), content_en: fields.content_en.transform(cleanHtml) }

/** `slug`: its name in addresses. What is left out begins as the database says. */
export const newProductShape = z
  .strictObject({ slug, state: z.enum(['draft', 'on']), ...written })
  .partial()
  .required({ slug: true, name_zh: true, preview: true, origin_price: true, price: true })

/** Older names in addresses may be longer. */
export const productSeenShape = z.strictObject({ slug: slugOf(100), ...fields }).partial()

/** What is to be written of a product, wherever it comes from: a page, a file or an older version. */
export const productWrittenShape = z.strictObject({ slug, ...written }).partial()

export const productChangeShape = productWrittenShape.refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewProduct = z.input<typeof newProductShape>
export type ProductChange = z.input<typeof productChangeShape>

/** Why these prices can't stand beside each other, for who calls by a command; null when they can. */
export function faultInPrices(prices: ProductPrices): string | null {
  const [fault] = Object.values(faultsInPrices(prices))
  return fault === undefined ? null : priceFaultWords[fault]
}

const priceFaultWords = {
  aboveOrigin: 'The price may not be above origin_price',
  notBelowPrice: 'first_purchase_price has to be below the price',
  free: 'Only a gift, or what points pay for, costs nothing',
}
