import { labelPlaces, type LabelPlace } from '../label/flat-label.ts'
import { shopifyFields, type ShopifyField } from './shopify/shopify-columns.ts'

/** Files of goods; an export writes the same files. */
export const goodsKinds = ['products', 'prices', 'stock', 'families', 'labels'] as const

/** Files of what is known by a word of its own, and is no product. */
export const entryKinds = ['discount_codes', 'redirects', 'members', 'articles', 'faqs'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Files that an export writes as an import takes them. Members are exported by their own rules. */
export const writtenKinds = [...goodsKinds, 'discount_codes', 'redirects', 'articles', 'faqs'] as const
export type WrittenKind = (typeof writtenKinds)[number]

/** What somebody says a file is about (IMP-01). */
export const sentKinds = [...goodsKinds, ...entryKinds] as const
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
/** What of a label stands beside it, because the stock needs to know it too. */
const besideLabel = ['label_kind', 'shelf_life_days', 'shelf_life_months', 'arrival_days', 'return_right'] as const
/** What is said of each entry; the first is the word by which it is known. */
const ofEntries = {
  discount_codes: [
    'code',
    'code_name_zh',
    'code_name_en',
    'code_kind',
    'code_value',
    'minimum_amount',
    'starts_at',
    'ends_at',
    'total_limit',
    'per_user_limit',
    'active',
  ],
  redirects: ['from_path', 'to_path', 'redirect_status'],
  members: ['member_email', 'member_phone', 'member_name', 'member_birthday', 'consent_at', 'consent_how'],
  articles: [
    'article_title_zh',
    'article_title_en',
    'article_summary_zh',
    'article_summary_en',
    'article_content_zh',
    'article_content_en',
    'article_cover',
    'article_published_at',
    'article_tags',
  ],
  faqs: ['faq_title_zh', 'faq_topic', 'faq_title_en', 'faq_content_zh', 'faq_content_en', 'faq_position'],
} as const

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
  | 'brand'
  | (typeof ofFamilies)[number]
  | LabelPlace
  | (typeof besideLabel)[number]
  | (typeof ofEntries)[EntryKind][number]

/** Fields of a kind, in the order of its columns. In files of prices and stock the name only says which product is meant. */
export const fieldsOfKind: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  products: [...rowKeys, ...texts.slice(0, 2), 'brand', ...prices, 'temperature', ...numbers, ...flags, ...texts.slice(2), 'pictures'],
  prices: [...rowKeys, 'name_zh', ...prices],
  stock: [...rowKeys, 'name_zh', 'units'],
  families: [...rowKeys, 'name_zh', ...ofFamilies],
  labels: [...rowKeys, 'name_zh', besideLabel[0], ...labelPlaces, ...besideLabel.slice(1)],
  shopify: shopifyFields,
  ...ofEntries,
}

export const isEntryKind = (kind: string): kind is EntryKind => entryKinds.some((each) => each === kind)

/** Whether the columns of such a file have their fixed places, and nobody says what they are. */
export const isFixed = (kind: ImportKind): boolean => kind === 'shopify'

/** What an export writes: pictures are fetched from somewhere, and are not said by a file of ours. */
export const writtenFields = (kind: WrittenKind): readonly ImportField[] => fieldsOfKind[kind].filter((field) => field !== 'pictures')

/** What kind of value stands in a field. */
export type FieldShape =
  | 'pictures'
  | 'text'
  | 'number'
  | 'flag'
  | 'temperature'
  | 'words'
  | 'moment'
  | 'decimal'
  | 'discount'
  | 'choice'
  | 'choices'

const shapes: Readonly<Partial<Record<ImportField, FieldShape>>> = {
  label_kind: 'choice',
  return_right: 'choice',
  shelf_life_days: 'number',
  shelf_life_months: 'number',
  arrival_days: 'number',
  'label.net_amount': 'decimal',
  'label.net_unit': 'choice',
  'label.origin': 'choice',
  'label.maker_role': 'choice',
  'label.nutrition.unit': 'choice',
  'label.allergens': 'choices',
  'label.nutrition_exempt': 'flag',
  'label.opened_months': 'number',
  code_kind: 'discount',
  code_value: 'number',
  minimum_amount: 'number',
  starts_at: 'moment',
  ends_at: 'moment',
  consent_at: 'moment',
  article_published_at: 'moment',
  article_tags: 'words',
  faq_position: 'number',
  total_limit: 'number',
  per_user_limit: 'number',
  active: 'flag',
  redirect_status: 'number',
}

export function shapeOf(field: ImportField): FieldShape {
  if (field === 'temperature') return 'temperature'
  if (field === 'search_words') return 'words'
  if (field === 'pictures') return 'pictures'
  const other = shapes[field]
  if (other) return other
  if (field.startsWith('label.nutrition.')) return 'decimal'
  if (field === 'id' || field === 'units' || among(prices, field) || among(numbers, field)) return 'number'
  return among(flags, field) ? 'flag' : 'text'
}

export const isPriceField = (field: string): boolean => among(prices, field)

const emptiable: readonly ImportField[] = [
  'barcode',
  'supplier_code',
  'name_en',
  'brand',
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
  'shelf_life_days',
  'shelf_life_months',
  'arrival_days',
  'code_name_en',
  'ends_at',
  'total_limit',
  'per_user_limit',
  'article_title_en',
  'article_summary_zh',
  'article_summary_en',
  'article_content_en',
  'article_tags',
  'faq_title_en',
  'faq_content_en',
  'member_name',
  'member_phone',
  'member_birthday',
  'consent_at',
  'consent_how',
]

/** Texts of which there may be none at all. */
const orNothing: readonly ImportField[] = ['barcode', 'supplier_code', 'brand', 'member_phone', 'member_birthday', 'consent_how']

/** What a field is once it was emptied; undefined where it cannot be. */
export function emptyOf(field: ImportField): null | '' | string[] | undefined {
  if (field.startsWith('label.')) return null
  if (!emptiable.includes(field)) return undefined
  if (shapeOf(field) === 'words') return []
  return shapeOf(field) === 'text' && !orNothing.includes(field) ? '' : null
}

/** Whether a file of that kind changes the field, and does not only name its product by it. */
export function isChangedBy(kind: ImportKind, field: ImportField): boolean {
  if (kind === 'families' || field === 'id' || field === 'slug' || field === 'pictures') return false
  if (isEntryKind(kind)) return field !== ofEntries[kind][0] && field !== 'faq_topic'
  return kind === 'products' || (field !== 'name_zh' && field !== 'barcode' && field !== 'supplier_code')
}

const among = (fields: readonly string[], field: string) => fields.includes(field)
