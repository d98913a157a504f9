import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forbiddingFlags, type ForbiddingFlag } from '#rules/cart/forbidding-flags.ts'
import { productFlags, type ProductFlag } from '#rules/catalog/product-filter.ts'
import { languages, type Language } from '#rules/locale.ts'
import { flagTexts, temperatureDoes } from '#texts/office/goods/products.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'
import { ProductSelling } from './product-selling.tsx'

const form = { now: { temperature: 'normal' }, faults: {}, set: () => undefined } as unknown as ProductForm

const draw = (language: Language) =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <ProductSelling form={form} mayPrice mayWrite />
    </LanguageProvider>,
  ).replaceAll('&#x27;', "'")

const flagOf = {
  exclusive: forbiddingFlags.hasExclusive,
  standalone_purchase: forbiddingFlags.hasStandalone,
  tcat_only: forbiddingFlags.hasTCatOnly,
  embargo: forbiddingFlags.hasOverseaBlocked,
  cod: forbiddingFlags.hasCodBlocked,
} satisfies Partial<Record<ProductFlag, ForbiddingFlag>>

/** How what is closed is called, in both languages. */
const called = {
  seven: { zh: '超商', en: 'in a store' },
  ups: { zh: '國外', en: 'abroad' },
  instalments: { zh: '分期', en: 'instalments' },
  wallet: { zh: '電子錢包', en: 'wallet' },
  cash: { zh: '貨到付款', en: 'on delivery' },
} as const

const closedBy = ({ deliveries = {}, payments }: ForbiddingFlag) =>
  Object.keys(called).filter((way) => way in deliveries || payments?.kinds.some((kind) => kind === way)) as (keyof typeof called)[]

test.each(languages)('GDS-23 every flag, and the temperature, stands on the page with its one sentence (%s)', (language) => {
  const drawn = draw(language)
  for (const flag of productFlags) {
    expect(drawn).toContain(flagTexts[flag].name[language])
    expect(drawn).toContain(flagTexts[flag].does[language])
    expect(flagTexts[flag].does[language].match(/[。.]/g), 'one sentence').toHaveLength(1)
  }
  expect(drawn).toContain(temperatureDoes[language])
})

test.each(languages)('GDS-23 the sentence names every delivery and payment that the rules close, and no other (%s)', (language) => {
  for (const [flag, rule] of Object.entries(flagOf)) {
    const closed = closedBy(rule)
    for (const [way, name] of Object.entries(called))
      expect(flagTexts[flag as ProductFlag].does[language].includes(name[language]), `${flag}: ${way}`).toBe(
        closed.some((each) => each === way),
      )
  }
  for (const way of closedBy(forbiddingFlags.isLowTemperature)) expect(temperatureDoes[language]).toContain(called[way][language])
  expect(temperatureDoes[language], 'CK3-14').toContain(called.cash[language])
})
