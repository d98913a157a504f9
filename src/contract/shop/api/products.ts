import * as z from 'zod'
import { returnRights } from '#rules/label/label-kinds.ts'
import { openCall, refusals } from '#contract/shared/call.ts'
import { amount, day, idInPath, temperature, word, wordsToFind } from '#contract/shared/fields.ts'
import { productLabel } from '#contract/shared/product-label.ts'

const swatch = z.union([z.object({ hex: z.string(), hex2: z.string().optional() }), z.object({ picture: z.string() })])

export const productCard = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  preview: z.string(),
  origin_price: amount,
  price: amount,
  /** For guests and for members who may still have it, null for all others (D-14). */
  first_purchase_price: amount.nullable(),
  available: z.boolean(),
  /** Units that can still be bought. */
  stock: z.int(),
  members_only: z.boolean(),
  exclusive: z.boolean(),
  /** Points per unit, null when points buy nothing here. */
  shopping_point_price: z.int().nullable(),
  temperature,
  max_qty: z.int(),
  standalone_purchase: z.boolean(),
  tcat_only: z.boolean(),
  embargo: z.boolean(),
  cod: z.boolean(),
  /** Picks per main unit of a bundle, which are chosen on its page; 0 without a bundle. */
  optional_bundles_max_quantity: z.int(),
})
export type ProductCard = z.infer<typeof productCard>

/** The family that a card stands for, where lists show one card for each (FAM-06). */
export const familyOnCard = z.object({
  id: z.int(),
  /** What its values are of: 色號. */
  axis: z.string(),
  /** Of its members on sale, the first five values; `more`: how many there are besides. */
  values: z.array(z.object({ value: z.string(), swatch: swatch.nullable() })),
  more: z.int(),
  /** What the cheapest of them costs; null when all cost the same. */
  price_from: amount.nullable(),
})
export type FamilyOnCard = z.infer<typeof familyOnCard>

/** A card in a list; `stands_for` is left out on that of a product that stands for itself. */
export const listedCard = productCard.extend({ stands_for: familyOnCard.optional() })
export type ListedCard = z.infer<typeof listedCard>

export const bundleEntry = z.object({
  product_id: z.int(),
  product_name: z.string(),
  name: z.string(),
  preview: z.string(),
  origin_price: amount,
  required: z.boolean(),
  /** Most picks of this entry per main unit. */
  max_amount: z.int(),
  /** Picks set at the start. */
  quantity: z.int(),
})

export const splitStocks = z.array(
  z.object({ stock_description: z.string(), /** Left out where nobody has said a day. */ expected_on: day.nullable().optional() }),
)

/** Shades and sizes of one thing, each a product of its own (D-210). */
export const productFamily = z.object({
  id: z.int(),
  name: z.string(),
  axes: z.array(z.object({ name: z.string(), is_colour: z.boolean() })),
  /** Those on sale, and the product itself, in their order. */
  members: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      preview: z.string(),
      price: amount,
      /** One of each axis. */
      values: z.array(z.string()),
      swatch: swatch.nullable(),
      sold_out: z.boolean(),
      /** Sent later than other goods. */
      exclusive: z.boolean(),
      /** It is bought with points alone. */
      points_only: z.boolean(),
    }),
  ),
})
export type ProductFamily = z.infer<typeof productFamily>

export const product = productCard.extend({
  pictures: z.array(z.string()),
  description_of_good: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  videos: z.array(z.string()),
  accessories: z.array(productCard),
  optional_products: z.array(z.object({ id: z.int(), name: z.string() })),
  optional_bundles: z.array(bundleEntry),
  split_stocks: splitStocks,
  /** What search engines are told of it; left out where that is its name and its summary. */
  search_title: z.string().optional(),
  search_text: z.string().optional(),
  /** Left out where none is named. */
  brand: z.object({ id: z.int(), slug: z.string(), name: z.string() }).optional(),
  /** Null for a product that stands for itself; left out in a cart. */
  family: productFamily.nullish(),
})
export type Product = z.infer<typeof product>

export const specialLists = ['hottest', 'members_only', 'shopping_point', 'latest', 'presale'] as const
export type SpecialList = (typeof specialLists)[number]

/** Between 1 and 200 rows, 60 when nothing is asked for (D-07). */
const rowsAsked = z.coerce
  .number<number>()
  .catch(60)
  .default(60)
  .transform((rows) => Math.min(Math.max(Math.trunc(rows), 1), 200))

const find = openCall
  .route({ method: 'GET', path: '/api/v1/products/{id}', summary: 'One product with everything on its page' })
  .errors(refusals('product_not_found'))
  .input(z.object({ id: idInPath }))
  .output(product)

const special = openCall
  .route({
    method: 'GET',
    path: '/api/v1/product/{key}',
    summary: 'A special list: hottest, members_only, shopping_point, latest or presale',
  })
  .errors(refusals('category_not_found'))
  .input(z.object({ key: word, rows: rowsAsked }))
  .output(z.object({ products: z.array(listedCard) }))

const search = openCall
  .route({ method: 'POST', path: '/api/v1/products/search', summary: 'Products whose name or description holds the words, 20 a page' })
  .input(
    z.object({
      q: z.object({ name_or_description_cont: wordsToFind }),
      page: z
        .int()
        .default(1)
        .transform((page) => Math.min(Math.max(page, 1), 5000)),
    }),
  )
  .output(z.object({ products: z.array(listedCard), next_page: z.int().nullable() }))

/** What a box may propose while somebody types: enough to draw a line of it and to follow it. */
const suggest = openCall
  .route({ method: 'GET', path: '/api/v1/product_suggestions', summary: 'Up to five products that hold the words typed so far' })
  .input(z.object({ q: wordsToFind }))
  .output(z.object({ products: z.array(productCard.pick({ id: true, slug: true, name: true, preview: true })) }))

/** What stands around a product on its page and is no field of it. */
const companionsOfProduct = z.object({
  /** The category and, above it, its parent: the way to the product. Empty when it stands in none. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string().optional() })),
  /** In the order of `optional_products`. */
  siblings: z.array(z.object({ id: z.int(), slug: z.string(), preview: z.string(), sold_out: z.boolean() })),
  /** Of each entry of its bundle, the units that can still be picked. */
  picks: z.array(z.object({ product_id: z.int(), stock: z.int() })),
  /** What the law wants on the label of its kind of goods; null for goods of no kind. */
  label: productLabel.nullable(),
  /** Whether it can go back within seven days, or which lawful exception it is. */
  return_right: z.enum(returnRights),
  /** What is said in the shop's own films among `videos`, as WebVTT. */
  captions: z.array(z.object({ film: z.string(), language: z.enum(['zh', 'en']), url: z.string() })),
  /** The day on which goods arrive that whoever buys one now waits for: of a pre-order with a quota, and while none lies in the house. */
  arrives_on: z.iso.date().nullable(),
  /** Its number in trade (EAN, UPC); null when it has none, or one of the shop's own. */
  gtin: z.string().nullable(),
})
export type Companions = z.infer<typeof companionsOfProduct>

const companions = openCall
  .route({
    method: 'GET',
    path: '/api/v1/product_companions/{id}',
    summary: 'Where a product stands, its other styles at a glance, and what there is of the goods of its bundle',
  })
  .errors(refusals('product_not_found'))
  .input(z.object({ id: idInPath }))
  .output(companionsOfProduct)

export const products = { find, special, search, suggest, companions }
