import { amounts, days, ids, oneOf, readFieldWords, yesOrNo, type ValueOfField } from '#rules/filter-words.ts'
import { temperatures } from '#rules/temperature.ts'
import { labelKinds } from '#rules/label/label-kinds.ts'
import { productStates } from './product-state.ts'

/** Marks of a product by which a list can be narrowed. `cod`: it can be paid on delivery. */
export const productFlags = ['members_only', 'exclusive', 'standalone_purchase', 'tcat_only', 'embargo', 'cod', 'is_gift_only'] as const
export type ProductFlag = (typeof productFlags)[number]

/** Of what something is missing. `english`: a text that stands in Chinese only; `label`: what the law asks for (GDS-41). */
export const missingParts = ['english', 'picture', 'barcode', 'label'] as const

/** How much can be sold of it. `low`: as much as the warning on 今日 begins at, or less. */
export const stockLevels = ['sold_out', 'low', 'in_stock'] as const

/** What products can be filtered by (GDS-02). Several values of one field are joined by "or", fields by "and". */
export const productFilterFields = {
  state: oneOf(productStates),
  category: ids,
  brand: ids,
  family: ids,
  ingredient: ids,
  temperature: oneOf(temperatures),
  flag: oneOf(productFlags),
  label_kind: oneOf(labelKinds),
  missing: oneOf(missingParts),
  stock: oneOf(stockLevels),
  price: amounts,
  changed: days,
  first_price: yesOrNo,
} as const

type Fields = typeof productFilterFields
export type ProductFilterField = keyof Fields
export const productFilterFieldNames = Object.keys(productFilterFields) as ProductFilterField[]
export type ProductFilter = { readonly [Field in ProductFilterField]?: ValueOfField<Fields[Field]> }
/** A filter as it is written in addresses, calls and saved views. */
export type ProductFilterWords = { readonly [Field in ProductFilterField]?: string | undefined }

/** What the words mean; null for a field whose words mean nothing. */
export function readProductField(field: ProductFilterField, written: string): ProductFilter[ProductFilterField] | null {
  return readFieldWords(productFilterFields[field], written) as ProductFilter[ProductFilterField] | null
}

/** The filter that is written; what means nothing is left out, and named. */
export function readProductFilter(words: ProductFilterWords): { filter: ProductFilter; faults: ProductFilterField[] } {
  const written = productFilterFieldNames.flatMap((field) =>
    words[field] === undefined ? [] : [[field, readProductField(field, words[field])] as const],
  )
  return {
    filter: Object.fromEntries(written.filter(([, value]) => value !== null)) as ProductFilter,
    faults: written.flatMap(([field, value]) => (value === null ? [field] : [])),
  }
}

/** By the last change, the price, the number or the name; newest first with a dash. */
export const productSorts = ['-changed', 'changed', '-price', 'price', '-id', 'id'] as const
export type ProductSort = (typeof productSorts)[number]
