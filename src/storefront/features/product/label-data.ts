import type { ProductLabel } from '#contract/shared/product-label.ts'
import type { NetUnit } from '#rules/label/label-kinds.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { countryTexts, labelFieldTexts, netUnitTexts } from '#texts/shared/label.ts'
import { allergensIn, shelfLifeIn } from './label-words.ts'

/** What programs are told of a label, in the words of schema.org/Product (GDS-43). */
export function labelData(label: ProductLabel, language: Language) {
  const { origin, maker, net_content: content } = label
  const properties = propertiesOf(label, language)
  return {
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: inLanguage(countryTexts[origin], language) } }),
    ...(maker?.role === 'maker' && {
      manufacturer: { '@type': 'Organization', name: maker.name, address: maker.address, telephone: maker.phone },
    }),
    ...(content && contentOf(content, language)),
    ...(properties.length > 0 && { additionalProperty: properties }),
  }
}

/** As UN/CEFACT calls the units that have a code of their own. */
const codes: Readonly<Partial<Record<NetUnit, string>>> = { g: 'GRM', kg: 'KGM', mL: 'MLT', L: 'LTR' }

function contentOf({ amount, unit }: NonNullable<ProductLabel['net_content']>, language: Language) {
  const code = codes[unit]
  const quantity = {
    '@type': 'QuantitativeValue',
    value: amount,
    ...(code ? { unitCode: code } : { unitText: inLanguage(netUnitTexts[unit], language) }),
  }
  return unit === 'g' || unit === 'kg' ? { weight: quantity } : { size: quantity }
}

function propertiesOf({ ingredients, allergens, shelf_life: life, permit_number: permit }: ProductLabel, language: Language) {
  const values = {
    ingredients,
    allergens: allergens && allergensIn(allergens, language),
    shelf_life: life && shelfLifeIn(life, language),
    permit_number: permit,
  }
  return (['ingredients', 'allergens', 'shelf_life', 'permit_number'] as const).flatMap((name) => {
    const value = values[name]
    return value === null ? [] : [{ '@type': 'PropertyValue', name: inLanguage(labelFieldTexts[name], language), value }]
  })
}
