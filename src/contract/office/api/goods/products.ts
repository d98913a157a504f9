import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInPath, instant, lineUpTo, linesUpTo, temperature, textUpTo, word } from '#contract/shared/fields.ts'
import { label } from '#contract/shared/label.ts'
import { isBarcode } from '#rules/catalog/barcode.ts'
import { longestForSearch, longestTexts } from '#rules/catalog/product.ts'
import { productSorts } from '#rules/catalog/product-filter.ts'
import { sharedFields } from '#rules/catalog/families/shared-fields.ts'
import type { SellingField } from '#rules/catalog/selling-fields.ts'
import { priceTargets, shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { labelKinds, returnRights } from '#rules/label/label-kinds.ts'
import { labelFields } from '#rules/label/missing-label.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { productsMeant } from './products-meant.ts'
import { savedProduct } from './saved-product.ts'
import { filmsOfProduct } from './media.ts'

const rowsAsked = z.coerce
  .number<number>()
  .pipe(z.literal([50, 100, 200]))
  .catch(50)
  .default(50)

const text = z.object({ zh: z.string(), en: z.string() })
const state = z.enum(productStates)

const row = z.object({
  id: z.int(),
  slug: z.string(),
  name: text,
  preview: z.string(),
  barcode: z.string().nullable(),
  state,
  origin_price: amount,
  price: amount,
  first_purchase_price: amount.nullable(),
  /** In points. */
  shopping_point_price: z.int().nullable(),
  /** What can still be sold. */
  free: z.int(),
  temperature,
  categories: z.array(text),
  /** Null where none is named. */
  brand: text.nullable(),
  /** Null for what is no shade or size of anything. */
  family: text.nullable(),
  /** A text of it stands in Chinese only. */
  lacks_english: z.boolean(),
  /** Its kind needs something on the label that is not said (GDS-41). */
  lacks_label: z.boolean(),
  /** Its preview has no words for those who do not see it (GDS-33). */
  lacks_alt: z.boolean(),
  version: z.int(),
  changed_at: instant,
})
export type OfficeProductRow = z.infer<typeof row>

const price = z.int().min(0, 'integer').max(1_000_000, 'invalid')
const flag = z.boolean()

/** Words of a product, for whoever holds `products.texts` (GDS-15). */
const texts = {
  name_zh: lineUpTo(longestTexts.name_zh).min(1, 'required'),
  name_en: lineUpTo(longestTexts.name_en),
  description_of_good_zh: linesUpTo(longestTexts.description_of_good_zh),
  description_of_good_en: linesUpTo(longestTexts.description_of_good_en),
  content_zh: linesUpTo(longestTexts.content_zh),
  content_en: linesUpTo(longestTexts.content_en),
  slug: textUpTo(80).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid'),
  barcode: lineUpTo(20).toUpperCase().refine(isBarcode, 'invalid').nullable(),
  supplier_code: lineUpTo(40).min(1, 'required').nullable(),
  brand_id: z.int().min(1, 'integer').nullable(),
  search_words: z.array(lineUpTo(40).min(1, 'required')).max(30, 'tooMany'),
  /** What search engines are told of it; empty where that is its name and its summary. */
  seo_title_zh: lineUpTo(longestForSearch.seo_title_zh),
  seo_title_en: lineUpTo(longestForSearch.seo_title_en),
  seo_text_zh: lineUpTo(longestForSearch.seo_text_zh),
  seo_text_en: lineUpTo(longestForSearch.seo_text_en),
  label_kind: z.enum(labelKinds),
  label,
  /** For how long fresh goods keep, in days or in months. */
  shelf_life_days: z.int().min(1, 'invalid').max(7300, 'invalid').nullable(),
  shelf_life_months: z.int().min(1, 'invalid').max(240, 'invalid').nullable(),
  /** The least days that are left when the goods reach their buyer. */
  arrival_days: z.int().min(1, 'invalid').max(3650, 'invalid').nullable(),
  return_right: z.enum(returnRights),
}

/** How it is sold, for whoever holds `products.price`. */
const selling = {
  origin_price: price,
  price,
  first_purchase_price: price.nullable(),
  shopping_point_price: price.min(1, 'integer').nullable(),
  temperature,
  max_qty: z.int().min(1, 'integer').max(1000, 'invalid'),
  /** How many one member may buy within so many days; both or neither. */
  member_limit: z.int().min(1, 'integer').max(1000, 'invalid').nullable(),
  member_limit_days: z.int().min(1, 'integer').max(365, 'withinYear').nullable(),
  members_only: flag,
  exclusive: flag,
  standalone_purchase: flag,
  tcat_only: flag,
  embargo: flag,
  cod: flag,
  is_gift_only: flag,
} satisfies Record<SellingField, unknown>

const change = z.strictObject({ ...texts, ...selling }).partial()
export type OfficeProductChange = z.infer<typeof change>
/** What may stand in each field of a product, for who changes one by one. */
export const productFieldShapes = change.shape

const anyText = z.string()
const textsThatStand = {
  name_zh: anyText,
  name_en: anyText,
  description_of_good_zh: anyText,
  description_of_good_en: anyText,
  content_zh: anyText,
  content_en: anyText,
} satisfies Record<keyof typeof longestTexts, unknown>

const product = z.object({
  id: z.int(),
  version: z.int(),
  state,
  /** What can be made of it now, by this person. */
  moves: z.array(state),
  /** It is young enough to be thrown away, if nothing names it. */
  may_throw_away: z.boolean(),
  /** Texts as they stand, however long somebody once made them. */
  fields: z.object({ ...texts, ...selling, ...textsThatStand, slug: z.string() }),
  /** Prices that somebody without the right to set them has entered, and that wait for another person's yes (GDS-52). */
  proposals: z.array(
    z.object({
      approval: z.int(),
      by: z.string(),
      is_own: z.boolean(),
      at: instant,
      prices: z.array(z.object({ field: z.enum(shelfPriceNames), to: z.int().nullable() })),
    }),
  ),
  /** When each text was changed last; one that never was is missing. */
  texts_changed: z.record(z.string(), instant),
  pictures: z.array(z.object({ url: z.string(), alt_zh: z.string(), alt_en: z.string() })),
  /** What its family shares; null where it shares nothing. `is_own`: this one says it for itself (FAM-15). */
  sharing: z
    .object({
      family: z.object({ id: z.int(), name: text }),
      fields: z.array(z.object({ field: z.enum(sharedFields), is_own: z.boolean() })),
    })
    .nullable(),
  films: filmsOfProduct,
  /** `by_rule`: a rule put it there, and only the rule takes it away. */
  categories: z.array(z.object({ id: z.int(), name: text, by_rule: z.boolean() })),
  /** What a unit costs on the average, in hundredths of a TWD; null where nobody knows, and for who may not see it (D-218). */
  average_cents: z.int().nullable(),
  stock: z.int(),
  reserved: z.int(),
  /** What can still be sold. */
  free: z.int(),
  sold_30d: z.int(),
  shelf: z.string().nullable(),
  changed_at: instant,
})
export type OfficeProduct = z.infer<typeof product>

const version = z.object({
  version: z.int(),
  by: z.string(),
  /** Who it was: one of the office, or a part of the shop. */
  kind: z.string(),
  at: instant,
  /** What was done; null for what stood there before versions were kept. */
  verb: z.string().nullable(),
  /** Only what is different now. Of prices nothing for who may not see them. */
  before: z.unknown(),
  after: z.unknown(),
})
export type ProductVersion = z.infer<typeof version>

const requirement = z.object({
  label_kind: z.enum(labelKinds),
  field: z.enum(labelFields),
  needed: z.enum(['always', 'imported', 'not_exempt']),
  /** Another field that does as well. */
  instead: z.enum(labelFields).nullable(),
  /** The law that asks for it. */
  source: text,
})
export type LabelRequirementRow = z.infer<typeof requirement>

const ofProduct = z.object({ id: idInPath })

const changeAsked = ofProduct.extend({
  version: z.int(),
  change,
  /** Which prices are meant while a scheduled one runs (GDS-22). */
  prices: z.enum(priceTargets).optional(),
  /** Why a price is to be another, for whoever is asked about it; needed of who may not set prices. */
  reason: linesUpTo(500).trim().default(''),
})
export type OfficeProductChangeAsked = z.output<typeof changeAsked>

export const productsApi = {
  list: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/products',
      summary: 'Products of a filter, the last change first unless asked otherwise',
    })
    .input(
      productsMeant.safeExtend({
        sort: z.enum(productSorts).default('-changed'),
        /** Where the page before ended. */
        cursor: word.optional(),
        rows: rowsAsked,
      }),
    )
    .output(
      z.object({
        rows: z.array(row),
        /** Null on the last page. */
        next: z.string().nullable(),
        total: z.int(),
        /** There are more than `total`. */
        capped: z.boolean(),
      }),
    ),
  find: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/products/{id}', summary: 'Everything of one product, in both languages' })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(product),
  categories: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/product-categories', summary: 'Every category in which products can stand' })
    .output(z.object({ categories: z.array(z.object({ id: z.int(), parent_id: z.int().nullable(), name: text })) })),
  labelRequirements: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/label-requirements',
      summary: 'What each kind of goods needs on its label today, by which law',
    })
    .output(z.object({ requirements: z.array(requirement) })),
  change: staffChange('products.texts')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}',
      summary:
        'Change texts and codes of a product, and with `products.price` its prices and flags; without it a price waits for another person. What is left out stays',
    })
    .errors(refusals('product_not_found', 'edit_conflict', 'code_taken', 'price_scheduled', 'flags_exclude', 'claims_unconfirmed'))
    .input(changeAsked)
    .output(
      savedProduct.extend({
        /** Under which number the prices of it wait for another person; null when all of it is saved. Prices alone answer approval_needed. */
        approval: z.int().nullable(),
      }),
    ),
  preview: staffCall('products.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/preview',
      summary:
        'An address under which the shop draws a product as it would stand with these fields, for whoever asks alone and half an hour',
    })
    .errors(refusals('product_not_found', 'code_taken', 'flags_exclude'))
    .input(ofProduct.extend({ change }))
    .output(z.object({ address: z.string(), ends_at: instant })),
  setState: staffChange('products.publish')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/state',
      summary: 'Put a product on sale or off, or back among the drafts',
    })
    .errors(refusals('product_not_found', 'product_elsewhere', 'code_taken', 'label_incomplete', 'claims_unconfirmed'))
    .input(ofProduct.extend({ state: state.exclude(['scheduled', 'archived']) }))
    .output(savedProduct.extend({ status: z.enum(['changed', 'same']), before: state })),
  takeBack: staffChange('products.publish')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/state/take-back',
      summary: 'Take back what was said last of the state or the schedule of a product; `version` is what that made',
    })
    .errors(refusals('product_not_found', 'product_elsewhere', 'code_taken', 'label_incomplete', 'claims_unconfirmed', 'edit_conflict'))
    .input(ofProduct.extend({ version: z.int() }))
    .output(savedProduct),
  setCategories: staffChange('products.texts')
    .route({ method: 'PUT', path: '/office/api/v1/products/{id}/categories', summary: 'In which categories a product stands' })
    .errors(refusals('product_not_found', 'category_not_found'))
    .input(ofProduct.extend({ categories: z.array(z.int().min(1, 'integer')).max(50, 'tooMany') }))
    .output(savedProduct.extend({ status: z.literal('done') })),
  versions: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/products/{id}/versions', summary: 'Every save of a product, newest first' })
    .input(ofProduct.extend({ below: z.coerce.number<number>().int().optional() }))
    .output(z.object({ versions: z.array(version), more: z.boolean() })),
  version: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/products/{id}/versions/{version}', summary: 'One version of a product, whole' })
    .errors(refusals('not_found'))
    .input(ofProduct.extend({ version: idInPath }))
    .output(version.extend({ whole: z.record(z.string(), z.unknown()) })),
  restore: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/versions/{version}/restore',
      summary: 'Make a new version that says what an older one said; prices and flags only with `products.price`, its stock never',
    })
    .errors(refusals('product_not_found', 'not_found', 'edit_conflict', 'code_taken', 'flags_exclude', 'claims_unconfirmed'))
    .input(ofProduct.extend({ version: idInPath, seen: z.int() }))
    .output(savedProduct),
}
