import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#rules/locale.ts'
import { searchWordTexts } from '#texts/office/goods/label.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'
import { valuesOf } from './form-values.ts'
import { SearchWords } from './search-words.tsx'

const form = { now: valuesOf({ search_words: ['玻尿酸', 'HA'] }), faults: {}, set: () => undefined } as unknown as ProductForm

test.each(languages)('search words stand in two fields beside each other, Chinese ones and the others (%s)', (language) => {
  const drawn = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <SearchWords form={form} mayWrite />
    </LanguageProvider>,
  )
  const [zh = '', en = ''] = drawn.split('class="in-en"')
  expect(zh).toContain(searchWordTexts.search_words_zh[language])
  expect(zh).toContain('value="玻尿酸"')
  expect(en).toContain(searchWordTexts.search_words_en[language])
  expect(en).toContain('value="HA"')
})
