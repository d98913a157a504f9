import { matchColumns, plain } from '../match-columns.ts'

/**
 * What the columns of Shopify's product CSV say here (IMP-04), in the order in which they are shown. A handle is the name in addresses,
 * a title the name, tags are words by which it is found, and what was compared with is the original price.
 */
export const shopifyFields = [
  'slug',
  'name_zh',
  'content_zh',
  'search_words',
  'published',
  'state',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  'supplier_code',
  'barcode',
  'price',
  'origin_price',
  'units',
  'picture',
  'picture_place',
  'picture_alt',
  'variant_picture',
  'seo_title_zh',
  'seo_text_zh',
] as const
export type ShopifyField = (typeof shopifyFields)[number]

/** As they are headed, first as exports of many years have it, then as since 2025. https://help.shopify.com/manual/products/import-export/using-csv */
const headings: Readonly<Record<ShopifyField, readonly string[]>> = {
  slug: ['Handle', 'URL handle'],
  name_zh: ['Title'],
  content_zh: ['Body (HTML)', 'Description'],
  search_words: ['Tags'],
  published: ['Published', 'Published on online store'],
  state: ['Status'],
  option1_name: ['Option1 Name'],
  option1_value: ['Option1 Value'],
  option2_name: ['Option2 Name'],
  option2_value: ['Option2 Value'],
  option3_name: ['Option3 Name'],
  option3_value: ['Option3 Value'],
  supplier_code: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  price: ['Variant Price', 'Price'],
  origin_price: ['Variant Compare At Price', 'Compare-at price'],
  units: ['Variant Inventory Qty', 'Inventory quantity'],
  picture: ['Image Src', 'Product image URL'],
  picture_place: ['Image Position'],
  picture_alt: ['Image Alt Text'],
  variant_picture: ['Variant Image', 'Variant image URL'],
  seo_title_zh: ['SEO Title'],
  seo_text_zh: ['SEO Description'],
}

/** Headings that only Shopify has together: how its goods are called, and one of how their variants are. */
const handles = ['Handle', 'URL handle'].map(plain)
const ofVariants = ['Option1 Name', 'Variant SKU', 'Variant Price'].map(plain)

/** Whether a table with these headings is Shopify's product CSV. */
export function isShopify(heads: readonly string[]): boolean {
  const there = new Set(heads.map(plain))
  return handles.some((head) => there.has(head)) && there.has(plain('Title')) && ofVariants.some((head) => there.has(head))
}

/** What each column is: each has its fixed place, and null is what has none. */
export function matchShopify(heads: readonly string[]): (ShopifyField | null)[] {
  return matchColumns(heads, headings)
}
