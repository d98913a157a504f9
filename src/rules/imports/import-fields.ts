/** What a file is about (IMP-01). */
export const importKinds = ['products', 'prices', 'stock'] as const
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
] as const
const flags = ['members_only', 'exclusive', 'standalone_purchase', 'tcat_only', 'embargo', 'cod'] as const
const numbers = ['max_qty'] as const

export type ImportField =
  | RowKey
  | 'temperature'
  | 'units'
  | (typeof prices)[number]
  | (typeof texts)[number]
  | (typeof flags)[number]
  | (typeof numbers)[number]

/** Fields of a kind, in the order of its columns. In files of prices and stock the name only says which product is meant. */
export const fieldsOfKind: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  products: [...rowKeys, ...texts.slice(0, 2), ...prices, 'temperature', ...numbers, ...flags, ...texts.slice(2)],
  prices: [...rowKeys, 'name_zh', ...prices],
  stock: [...rowKeys, 'name_zh', 'units'],
}

/** What kind of value stands in a field. */
export type FieldShape = 'text' | 'number' | 'flag' | 'temperature' | 'words'

export function shapeOf(field: ImportField): FieldShape {
  if (field === 'temperature') return 'temperature'
  if (field === 'search_words') return 'words'
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
  if (field === 'id' || field === 'slug') return false
  return kind === 'products' || (field !== 'name_zh' && field !== 'barcode' && field !== 'supplier_code')
}

const among = (fields: readonly string[], field: string) => fields.includes(field)
