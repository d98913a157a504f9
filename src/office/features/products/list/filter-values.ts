import type { Text } from '#rules/locale.ts'
import type { ProductFilterField } from '#rules/catalog/product-filter.ts'
import { flagTexts, missingTexts, productStateTexts, stockLevelTexts } from '#texts/office/goods/products.ts'
import { filterValueTexts } from '#texts/office/lists.ts'
import { labelKindTexts } from '#texts/shared/label.ts'
import { controlTexts } from '#texts/shared/controls.ts'

const texts: Readonly<Partial<Record<ProductFilterField, Readonly<Record<string, Text>>>>> = {
  state: productStateTexts,
  temperature: controlTexts.temperatures,
  flag: Object.fromEntries(Object.entries(flagTexts).map(([flag, { name }]) => [flag, name])),
  label_kind: labelKindTexts,
  missing: missingTexts,
  stock: stockLevelTexts,
  first_price: { yes: filterValueTexts.yes, no: filterValueTexts.no },
}

/** What a value of a field is called; what has no name stands as it is written. */
export function productValueText(field: ProductFilterField, value: string): Text {
  return texts[field]?.[value] ?? { zh: value, en: value }
}
