import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { isOpen, translationState, type TranslationState } from '#rules/catalog/translation.ts'
import { labelNames, labelTexts } from '#rules/label/label-keys.ts'
import type { ProductForm } from '../../../../data/products/use-product-form.ts'
import { textPairs } from '../form-values.ts'

type Typed = { product: Pick<OfficeProduct, 'texts_changed' | 'pictures'>; form: Pick<ProductForm, 'now'> }

/** How the English of a pair stands as it is typed; a pair is called by what its two fields begin with. */
export function stateOfPair(pair: string, { product: { texts_changed: changed }, form: { now } }: Typed): TranslationState {
  const [zh, en] = [`${pair}_zh`, `${pair}_en`]
  return translationState({ zh: String(now[zh] ?? ''), en: String(now[en] ?? ''), zhChangedAt: changed[zh], enChangedAt: changed[en] })
}

/** Texts of a product of which somebody has still to write or check the English (GDS-13): its own, those of its label and of its pictures. */
export function countOpenTranslations(typed: Typed): number {
  const ofLabel = typed.form.now['label_kind'] === 'none' ? [] : [...labelTexts, ...labelNames].map((name) => `label.${name}`)
  const pairs = [...textPairs, ...ofLabel].map((pair) => stateOfPair(pair, typed))
  const pictures = typed.product.pictures.map(({ alt_zh: zh, alt_en: en }) => translationState({ zh, en }))
  return [...pairs, ...pictures].filter(isOpen).length
}
