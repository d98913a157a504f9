import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#rules/locale.ts'
import { translationTexts } from '#texts/office/goods/product-page.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { valuesOf } from '../form-values.ts'
import { countOpenTranslations } from './open-translations.ts'
import { TranslationMark } from './translation-mark.tsx'

const earlier = '2026-11-01T00:00:00Z'
const later = '2026-11-02T00:00:00Z'
const picture = { url: '/media/products/a.0123456789ab.webp', alt_zh: '', alt_en: '' }

const fields = {
  name_zh: '護手膏',
  name_en: 'Hand balm',
  description_of_good_zh: '滋潤不黏。',
  description_of_good_en: '',
  content_zh: '',
  content_en: '',
  label_kind: 'cosmetic',
  label: { purpose_zh: '滋潤', purpose_en: 'Moisturises', storage_zh: '陰涼處', maker_name_zh: '梅好股份有限公司' },
}
const open = (said: object, { changed = {} as Record<string, string>, pictures = [picture] } = {}) =>
  countOpenTranslations({ product: { texts_changed: changed, pictures }, form: { now: valuesOf({ ...fields, ...said }) } })

test('GDS-13 a product counts its open ones: no English, or Chinese that is newer, of its texts, its label and its pictures', () => {
  expect(open({}), 'summary, storage and maker').toBe(3)
  expect(open({ description_of_good_en: 'Not sticky.' })).toBe(2)
  expect(open({}, { changed: { name_zh: later, name_en: earlier } })).toBe(4)
  expect(open({}, { changed: { name_zh: earlier, name_en: later, 'label.purpose_zh': later } })).toBe(4)
  expect(open({ label_kind: 'none' }), 'goods of no kind show no label').toBe(1)
  expect(open({}, { pictures: [picture, { ...picture, alt_zh: '管身' }, { ...picture, alt_zh: '質地', alt_en: 'Texture' }] })).toBe(4)
})

test.each(languages)(
  'GDS-13 beside a pair stands whether it is translated, lacks its English, or the Chinese is newer (%s)',
  (language) => {
    const drawn = (['translated', 'missing', 'outdated', 'empty'] as const).map((state) =>
      renderToStaticMarkup(
        <LanguageProvider value={language}>
          <TranslationMark state={state} />
        </LanguageProvider>,
      ),
    )
    expect(drawn.map((html) => html.replaceAll(/<[^>]*>/g, ''))).toEqual([
      translationTexts.translated[language],
      translationTexts.missing[language],
      translationTexts.outdated[language],
      '',
    ])
    expect([translationTexts.translated.zh, translationTexts.missing.zh, translationTexts.outdated.zh]).toEqual([
      '已翻譯',
      '缺英文',
      '中文已更新',
    ])
  },
)
