import type { OfficeProductChange } from '#contract/office/api/goods/products.ts'
import type { ProductForm } from '../../../../data/products/use-product-form.ts'

/** The sections of a product's page in the order in which they stand; each name is what follows `#` in an address that leads there. */
export const productSections = [
  'texts',
  'search',
  'pictures',
  'prices',
  'relatives',
  'label',
  'stock',
  'categories',
  'codes',
  'versions',
] as const
export type ProductSection = (typeof productSections)[number]

/** What makes the heading of a section the place that its link leads to: it is scrolled to and has the focus. */
export const headingOf = (section: ProductSection) => ({ id: section, tabIndex: -1 })

/** In which section each field stands; the pictures are one by themselves. */
const sectionOf: Readonly<Record<keyof OfficeProductChange | 'reason' | 'pictures', ProductSection>> = {
  name_zh: 'texts',
  name_en: 'texts',
  description_of_good_zh: 'texts',
  description_of_good_en: 'texts',
  content_zh: 'texts',
  content_en: 'texts',
  search_words: 'search',
  seo_title_zh: 'search',
  seo_title_en: 'search',
  seo_text_zh: 'search',
  seo_text_en: 'search',
  pictures: 'pictures',
  origin_price: 'prices',
  price: 'prices',
  first_purchase_price: 'prices',
  shopping_point_price: 'prices',
  temperature: 'prices',
  max_qty: 'prices',
  member_limit: 'prices',
  member_limit_days: 'prices',
  members_only: 'prices',
  exclusive: 'prices',
  standalone_purchase: 'prices',
  tcat_only: 'prices',
  embargo: 'prices',
  cod: 'prices',
  is_gift_only: 'prices',
  reason: 'prices',
  label_kind: 'label',
  label: 'label',
  shelf_life_days: 'label',
  shelf_life_months: 'label',
  arrival_days: 'label',
  return_right: 'label',
  brand_id: 'categories',
  slug: 'codes',
  barcode: 'codes',
  supplier_code: 'codes',
}

/** `refused`: a field was not taken on saving. `unsaved`: something was typed that is not saved. */
export type SectionMark = 'refused' | 'unsaved'

/** What a section's link says of it, by the names of what is not saved and of what was refused. */
export function marksOf({ names, faults }: Pick<ProductForm, 'names' | 'faults'>): ReadonlyMap<string | undefined, SectionMark> {
  return new Map([
    ...names.map((name) => [sectionOfField(name), 'unsaved'] as const),
    ...Object.keys(faults).map((name) => [sectionOfField(name.replace(/^change\./, '')), 'refused'] as const),
  ])
}

/** The form holds each part of a label and of a shelf life by a name of its own, and the words for the search in two fields. */
function sectionOfField(name: string): ProductSection | undefined {
  if (name.startsWith('label.') || name.startsWith('shelf_life')) return 'label'
  if (name.startsWith('search_words')) return 'search'
  return sectionOf[name as keyof typeof sectionOf] as ProductSection | undefined
}
