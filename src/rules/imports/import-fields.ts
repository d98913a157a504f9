import { shopifyFields, type ShopifyField } from './shopify/shopify-columns.ts'

/** What somebody says a file is about (IMP-01); an export writes the same files. */
export const sentKinds = ['products', 'prices', 'stock', 'families'] as const
export type SentKind = (typeof sentKinds)[number]

/** What a file turns out to be: one of products may be Shopify's (IMP-04). */
export const importKinds = [...sentKinds, 'shopify'] as const
export type ImportKind = (typeof importKinds)[number]

/** 設為 or 增減 (IMP-13). */
export const stockModes = ['set', 'change'] as const
export type StockMode = (typeof stockModes)[number]

/** By what a row is known, the first of these that it says (IMP-05). */
export const rowKeys = ['id', 'barcode', 'supplier_code', 'slug'] as const
export type RowKey = (typeof rowKeys)[number]

const prices = ['price', 'origin_price', 'first_purchase_price', 'shopping_point_price'] as const
const texts = [
  'name_zh',
  'name_en',
  'description_of_good_zh',
  'description_of_good_en',
  'content_zh',
  'content_en',
  'search_words',
  'seo_title_zh',
  'seo_title_en',
  'seo_text_zh',
  'seo_text_en',
] as const
const flags = ['members_only', 'exclusive', 'standalone_purchase', 'tcat_only', 'embargo', 'cod'] as const
/** A family, its axes, and where on them a product stands. */
const ofFamilies = [
  'family_zh',
  'family_en',
  'axis1_zh',
  'axis1_en',
  'value1_zh',
  'value1_en',
  'axis2_zh',
  'axis2_en',
  'value2_zh',
  'value2_en',
] as const
const numbers = ['max_qty'] as const

export type ImportField =
  | RowKey
  | 'temperature'
  | 'units'
  | (typeof prices)[number]
  | (typeof texts)[number]
  | (typeof flags)[number]
  | (typeof numbers)[number]
  | ShopifyField
  | 'pictures'
  | (typeof ofFamilies)[number]

/** Fields of a kind, in the order of its columns. In files of prices and stock the name only says which product is meant. */
export const fieldsOfKind: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  products: [...rowKeys, ...texts.slice(0, 2), ...prices, 'temperature', ...numbers, ...flags, ...texts.slice(2), 'pictures'],
  prices: [...rowKeys, 'name_zh', ...prices],
  stock: [...rowKeys, 'name_zh', 'units'],
  families: [...rowKeys, 'name_zh', ...ofFamilies],
  shopify: shopifyFields,
}

/** Whether the columns of such a file have their fixed places, and nobody says what they are. */
export const isFixed = (kind: ImportKind): boolean => kind === 'shopify'

/** What an export writes: pictures are fetched from somewhere, and are not said by a file of ours. */
export const writtenFields = (kind: SentKind): readonly ImportField[] => fieldsOfKind[kind].filter((field) => field !== 'pictures')

/** What kind of value stands in a field. */
export type FieldShape = 'pictures' | 'text' | 'number' | 'flag' | 'temperature' | 'words'

export function shapeOf(field: ImportField): FieldShape {
  if (field === 'temperature') return 'temperature'
  if (field === 'search_words') return 'words'
  if (field === 'pictures') return 'pictures'
  if (field === 'id' || field === 'units' || among(prices, field) || among(numbers, field)) return 'number'
  return among(flags, field) ? 'flag' : 'text'
}

export const isPriceField = (field: string): boolean => among(prices, field)

const emptiable: readonly ImportField[] = [
  'barcode',
  'supplier_code',
  'name_en',
  'description_of_good_zh',
  'description_of_good_en',
  'content_zh',
  'content_en',
  'search_words',
  'seo_title_zh',
  'seo_title_en',
  'seo_text_zh',
  'seo_text_en',
  'first_purchase_price',
  'shopping_point_price',
]

/** What a field is once it was emptied; undefined where it cannot be. */
export function emptyOf(field: ImportField): null | '' | string[] | undefined {
  if (!emptiable.includes(field)) return undefined
  if (field === 'search_words') return []
  return shapeOf(field) === 'text' && field !== 'barcode' && field !== 'supplier_code' ? '' : null
}

/** Whether a file of that kind changes the field, and does not only name its product by it. */
export function isChangedBy(kind: ImportKind, field: ImportField): boolean {
  if (kind === 'families' || field === 'id' || field === 'slug' || field === 'pictures') return false
  return kind === 'products' || (field !== 'name_zh' && field !== 'barcode' && field !== 'supplier_code')
}

const among = (fields: readonly string[], field: string) => fields.includes(field)
