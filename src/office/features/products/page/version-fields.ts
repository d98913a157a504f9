import type { Text } from '#rules/locale.ts'
import { labelEditTexts } from '#texts/office/goods/label.ts'
import { productFieldTexts, productPageTexts, versionPartTexts } from '#texts/office/goods/product-page.ts'
import { productStateTexts } from '#texts/office/goods/products.ts'
import { labelKindTexts, returnRightTexts } from '#texts/shared/label.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { labelValues } from './label/label-values.ts'

type Whole = Readonly<Record<string, unknown>>

/** What a field or a list of a version is called. */
export function fieldName(name: string): Text {
  return (
    labelEditTexts[name] ?? productFieldTexts[name as keyof typeof productFieldTexts] ?? versionPartTexts[name] ?? { zh: name, en: name }
  )
}

const named: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  state: productStateTexts,
  temperature: controlTexts.temperatures,
  label_kind: labelKindTexts,
  return_right: returnRightTexts,
}

/** What stands in a field of a version, in words. */
export function valueText(name: string, value: unknown): Text {
  if (typeof value === 'boolean') return value ? productPageTexts.yes : productPageTexts.no
  const text = typeof value === 'string' ? named[name]?.[value] : undefined
  if (text) return text
  const words = Array.isArray(value) ? value.map(wordsOf).join('\n') : wordsOf(value)
  return words === '' ? productPageTexts.empty : { zh: words, en: words }
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .filter((part) => part !== '')
    .join('・')
}

/** Fields that two versions say differently, those of the page first. */
export function differingFields(one: Whole, other: Whole): string[] {
  const plain = Object.keys(productFieldTexts).filter((name) => name !== 'label')
  const known = [...plain, ...Object.keys(labelEditTexts), ...Object.keys(versionPartTexts)]
  return known.filter((name) => name in one && name in other && JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}

/** A version with each place of its label by itself. */
export function withLabel(whole: Whole | undefined): Whole | undefined {
  const label = whole?.['label']
  return typeof label === 'object' && label !== null ? { ...whole, ...labelValues(label as Whole) } : whole
}
