import type { ShelfPriceName } from '#rules/catalog/shelf-price.ts'
import type { Language, Text } from '#rules/locale.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { productFieldTexts } from '../product-page.ts'
import { proposalTexts } from './price-proposals.ts'

type PriceChange = { field: ShelfPriceName; from: number | null; to: number | null }

/** One price, from what to what. */
export function priceChangeText({ field, from, to }: PriceChange): Text {
  const said = (value: number | null, language: Language) => {
    if (value === null) return proposalTexts.nothing[language]
    return field === 'shopping_point_price' ? formatNumber(value, language) : formatTwd(value, language)
  }
  const { zh, en } = productFieldTexts[field]
  return { zh: `${zh} ${said(from, 'zh')} → ${said(to, 'zh')}`, en: `${en} ${said(from, 'en')} → ${said(to, 'en')}` }
}

/** Several prices at once. */
export function priceChangesText(changes: readonly PriceChange[]): Text {
  const said = changes.map(priceChangeText)
  return { zh: said.map(({ zh }) => zh).join('、'), en: said.map(({ en }) => en).join(', ') }
}
