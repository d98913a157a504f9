import type { ProductLabel } from '#contract/shared/product-label.ts'
import type { LabelField } from '#rules/label/missing-label.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { formatNumber, joinWords } from '#texts/shared/format.ts'
import {
  allergenTexts,
  atLeast,
  countryTexts,
  daysText,
  labelFieldTexts,
  labelHeadings,
  monthsText,
  netUnitTexts,
} from '#texts/shared/label.ts'

/** `lang`: of words that are in one language wherever they stand. */
export type LabelFact = { name: string; heading: Text; words: string; lang?: string | undefined }

const plain = ['purpose', 'directions', 'storage', 'cautions'] as const
const made = ['material', 'ingredients', 'active', 'additives'] as const

/** Every place of the label that says something, but for the table of nutrition, in the order of the label. */
export function labelWords(label: ProductLabel, language: Language): LabelFact[] {
  const fact = (name: LabelField, words: string | null, heading: Text = labelFieldTexts[name]): LabelFact[] =>
    words === null ? [] : [{ name, heading, words }]
  const { net_content: content, maker, firm, shelf_life: life, opened_months: opened, arrival_days: arrival } = label
  return [
    ...plain.flatMap((name) => fact(name, label[name])),
    ...fact('net_content', content && `${formatNumber(content.amount, language)} ${inLanguage(netUnitTexts[content.unit], language)}`),
    ...made.flatMap((name) => fact(name, label[name])),
    ...fact('allergens', label.allergens && allergensIn(label.allergens, language)),
    ...fact('origin', label.origin && inLanguage(countryTexts[label.origin], language)),
    ...fact('maker', maker && addressOf(maker), maker?.role === 'importer' ? labelHeadings.importer : labelFieldTexts.maker),
    ...fact('firm', firm && addressOf(firm)),
    ...fact('food_business_number', label.food_business_number),
    ...fact('permit_number', label.permit_number).map((permit) => ({ ...permit, lang: 'zh-Hant-TW' })),
    ...fact('shelf_life', life && shelfLifeIn(life, language)),
    ...(opened === null ? [] : [{ name: 'opened', heading: labelHeadings.opened, words: inLanguage(monthsText(opened), language) }]),
    ...fact('arrival_days', arrival === null ? null : inLanguage(atLeast(daysText(arrival)), language)),
  ]
}

export function allergensIn(allergens: NonNullable<ProductLabel['allergens']>, language: Language): string {
  return joinWords(
    allergens.map((each) => inLanguage(allergenTexts[each], language)),
    language,
  )
}

export function shelfLifeIn({ amount, unit }: NonNullable<ProductLabel['shelf_life']>, language: Language): string {
  return inLanguage(unit === 'months' ? monthsText(amount) : daysText(amount), language)
}

function addressOf({ name, address, phone }: NonNullable<ProductLabel['firm']>): string {
  return [name, address, phone].filter((line) => line !== '').join('\n')
}
