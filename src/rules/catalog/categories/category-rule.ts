import { amounts, readFieldWords, type ValueOfField } from '#rules/filter-words.ts'
import { productFilterFields, type ProductFilterField } from '../product-filter.ts'

/** What a list of products can be narrowed by and a category cannot be filled by: how far the work on a product is, and what it is filled into. */
const notOfGoods = ['state', 'category', 'missing', 'stock', 'changed', 'first_price'] as const satisfies readonly ProductFilterField[]
type NotOfGoods = (typeof notOfGoods)[number]

/** What a category can be filled by (CAT-04): whatever products are filtered by that is a fact of the goods, and `days` since they went on sale. */
export const categoryRuleFields = {
  ...(Object.fromEntries(Object.entries(productFilterFields).filter(([field]) => !notOfGoods.some((other) => other === field))) as Omit<
    typeof productFilterFields,
    NotOfGoods
  >),
  days: amounts,
}

type Fields = typeof categoryRuleFields
export type CategoryRuleField = keyof Fields
export const categoryRuleFieldNames = Object.keys(categoryRuleFields) as CategoryRuleField[]
export type CategoryRule = { readonly [Field in CategoryRuleField]?: ValueOfField<Fields[Field]> }
/** A rule as it is kept and travels: several values of one field are joined by "or", fields by "and". */
export type CategoryRuleWords = Readonly<Record<string, string>>

/** What the words mean; null for words that mean nothing, or when nothing is said: a rule never means everything. */
export function readCategoryRule(words: CategoryRuleWords): CategoryRule | null {
  const read = Object.entries(words).map(([field, written]) => {
    const facts = categoryRuleFieldNames.find((name) => name === field)
    return [field, facts ? readFieldWords(categoryRuleFields[facts], written) : null] as const
  })
  if (read.length === 0 || read.some(([, value]) => value === null)) return null
  return Object.fromEntries(read) as CategoryRule
}
