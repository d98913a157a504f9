import type { OfficeProduct, OfficeProductChange } from '#contract/office/api/goods/products.ts'
import { joinWords } from '#texts/shared/format.ts'
import { labelOf, labelValues, shelfLifeOf, shelfLifeValues } from './label/label-values.ts'
import { productFlags } from '#rules/catalog/product-filter.ts'

/** Fields of a product as a form holds them: words, and flags that are on or off. */
export type FormValues = Readonly<Record<string, string | boolean>>

const amounts = [
  'origin_price',
  'price',
  'max_qty',
  'member_limit',
  'member_limit_days',
  'first_purchase_price',
  'shopping_point_price',
  'arrival_days',
  'brand_id',
] as const
const mayBeNothing = [
  'barcode',
  'supplier_code',
  'brand_id',
  'member_limit',
  'member_limit_days',
  'first_purchase_price',
  'shopping_point_price',
  'arrival_days',
] as const

export function valuesOf(fields: Readonly<Record<string, unknown>>): FormValues {
  const { label, shelf_life_days: days, shelf_life_months: months, search_words: words, ...plain } = fields
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)])),
    ...(Array.isArray(words) && searchWords(words.map(String))),
    ...(typeof label === 'object' && label !== null && labelValues(label as Record<string, unknown>)),
    ...(days !== undefined && shelfLifeValues({ shelf_life_days: days, shelf_life_months: months })),
  }
}

function valueOf(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value
  return value === null || value === undefined ? '' : String(value)
}

export function changedNames(began: FormValues, now: FormValues): string[] {
  return Object.keys(began).filter((name) => began[name] !== now[name])
}

/** What is sent: only what is different now. */
export function changeOf(began: FormValues, now: FormValues): OfficeProductChange {
  const names = changedNames(began, now)
  const plain = names.filter((name) => !isOfLabel(name) && !isOfShelfLife(name) && !isOfSearch(name))
  return {
    ...Object.fromEntries(plain.map((name) => [name, sentOf(name, now[name] ?? '')])),
    ...(names.some(isOfSearch) && { search_words: searchWordsOf(now) }),
    ...(names.some(isOfLabel) && { label: labelOf(now) }),
    ...(names.some(isOfShelfLife) && shelfLifeOf(now)),
  } as OfficeProductChange
}

function sentOf(name: string, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  if (value.trim() === '' && isOneOf(mayBeNothing, name)) return null
  return isOneOf(amounts, name) ? Number(value) : value
}

/** One list, shown in two fields: words with Chinese in them, and the others. */
function searchWords(words: readonly string[]) {
  const isChinese = (word: string) => /[\p{Script=Han}\p{Script=Bopomofo}]/u.test(word)
  return {
    search_words_zh: joinWords(words.filter(isChinese), 'zh'),
    search_words_en: joinWords(
      words.filter((word) => !isChinese(word)),
      'zh',
    ),
  }
}

function searchWordsOf(now: FormValues): string[] {
  const fields = Object.entries(now).filter(([name]) => isOfSearch(name))
  return readWords(fields.map(([, words]) => String(words)).join('\n'))
}

const isOfSearch = (name: string) => name.startsWith('search_words')
const isOfLabel = (name: string) => name.startsWith('label.')
const isOfShelfLife = (name: string) => name.startsWith('shelf_life')
const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** Words that somebody typed with any comma or line between them, each once. */
export function readWords(typed: string): string[] {
  const words = typed.split(/[\u3001,\uff0c\n]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** The texts of a product, each in both languages. */
export const textPairs = ['name', 'description_of_good', 'content'] as const

export const flagFields = productFlags satisfies readonly (keyof OfficeProduct['fields'])[]
