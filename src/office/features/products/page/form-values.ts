import type { OfficeProduct, OfficeProductChange } from '#contract/office/api/goods/products.ts'
import { joinWords } from '#texts/shared/format.ts'
import { productFlags } from '#rules/catalog/product-filter.ts'

/** Fields of a product as a form holds them: words, and flags that are on or off. */
export type FormValues = Readonly<Record<string, string | boolean>>

const amounts = ['origin_price', 'price', 'max_qty', 'first_purchase_price', 'shopping_point_price'] as const
const mayBeNothing = ['barcode', 'supplier_code', 'first_purchase_price', 'shopping_point_price'] as const

export function valuesOf(fields: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]))
}

function valueOf(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return joinWords(value.map(String), 'zh')
  return value === null || value === undefined ? '' : String(value)
}

export function changedNames(began: FormValues, now: FormValues): string[] {
  return Object.keys(began).filter((name) => began[name] !== now[name])
}

/** What is sent: only what is different now. */
export function changeOf(began: FormValues, now: FormValues): OfficeProductChange {
  return Object.fromEntries(changedNames(began, now).map((name) => [name, sentOf(name, now[name] ?? '')])) as OfficeProductChange
}

function sentOf(name: string, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  if (name === 'search_words') return readWords(value)
  if (value.trim() === '' && isOneOf(mayBeNothing, name)) return null
  return isOneOf(amounts, name) ? Number(value) : value
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** Words that somebody typed with any comma or line between them, each once. */
export function readWords(typed: string): string[] {
  const words = typed.split(/[\u3001,\uff0c\n]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** The texts of a product, each in both languages. */
export const textPairs = ['name', 'description_of_good', 'content'] as const

export const flagFields = productFlags satisfies readonly (keyof OfficeProduct['fields'])[]
