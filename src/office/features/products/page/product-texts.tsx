import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { longestTexts } from '#rules/catalog/product.ts'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { Field } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { SourceField, type RichTextProps } from '../../../data/rich-text/source-field.tsx'
import { textPairs } from './form-values.ts'
import { ClaimNotes } from './claim-notes.tsx'
import { SearchTexts } from './search-texts.tsx'
import { SearchWords } from './search-words.tsx'
import { SharedMark } from './shared-mark.tsx'
import { ShownLanguage } from './shown-language.tsx'
import { stateOfPair } from './translations/open-translations.ts'
import { TranslationMark } from './translations/translation-mark.tsx'
import { headingOf } from './sections/product-sections.ts'

type TextsProps = { product: OfficeProduct; form: ProductForm; mayWrite: boolean }
type Pair = (typeof textPairs)[number]

const sharedOf = { name: 'name', description_of_good: 'summary', content: 'content' } as const satisfies Record<Pair, SharedField>

/** Texts in both languages side by side; on narrow screens one language at a time (GDS-12). */
export function ProductTexts({ product, form, mayWrite }: TextsProps) {
  const say = useWords()
  const [shown, setShown] = useState<'zh' | 'en'>('zh')
  const pictures = product.pictures.map(({ url }) => url)
  return (
    <section className="office-panel">
      <header>
        <h2 {...headingOf('texts')}>{say(productPageTexts.texts)}</h2>
        <ShownLanguage legend={say(productPageTexts.languages)} name="product-language" shown={shown} onShow={setShown} />
      </header>
      <div className="body text-pairs" data-shown={shown}>
        {textPairs.map((pair) => (
          <div key={pair} className="text-pair">
            <SharedMark product={product} field={sharedOf[pair]} mayWrite={mayWrite} />
            <TextOf pair={pair} language="zh" {...{ form, mayWrite, pictures }} />
            <div className="in-en">
              <TextOf pair={pair} language="en" {...{ form, mayWrite, pictures }} />
              <TranslationMark state={stateOfPair(pair, { product, form })} />
            </div>
          </div>
        ))}
        <h3 {...headingOf('search')}>{say(productPageTexts.searching)}</h3>
        <SearchWords form={form} mayWrite={mayWrite} />
        <SearchTexts form={form} mayWrite={mayWrite} />
      </div>
    </section>
  )
}

type TextOfProps = { pair: Pair; language: 'zh' | 'en'; form: ProductForm; mayWrite: boolean; pictures: readonly string[] }

function TextOf({ pair, language, form, mayWrite, pictures }: TextOfProps) {
  const say = useWords()
  const name = `${pair}_${language}` as const
  const common = {
    value: String(form.now[name] ?? ''),
    maxLength: longestTexts[name],
    readOnly: !mayWrite,
    lang: language === 'zh' ? 'zh-Hant-TW' : 'en',
    className: 'input',
  }
  const label = say(productFieldTexts[name])
  return (
    <div className={`in-${language}`}>
      <Field label={label} error={form.faults[`change.${name}`] ?? form.faults[name]}>
        {(tied) => {
          if (pair === 'name') return <input {...common} {...tied} onChange={({ target }) => form.set(name, target.value)} />
          if (pair === 'content')
            return (
              <RichText
                {...{ value: common.value, readOnly: !mayWrite, lang: common.lang, label, tied, pictures }}
                onChange={(html) => form.set(name, html)}
              />
            )
          return <textarea rows={4} {...common} {...tied} onChange={({ target }) => form.set(name, target.value)} />
        }}
      </Field>
      <ClaimNotes text={common.value} />
    </div>
  )
}

const RichTextEditor = lazyLayer(
  () => import('../../../data/rich-text/rich-text-editor.tsx').then((file) => file.RichTextEditor),
  SourceField,
)

/** The editor is loaded once the page is there; without a line the text is written as HTML. */
function RichText(props: RichTextProps) {
  const [isAway, setAway] = useState(false)
  return isAway ? <SourceField {...props} /> : <RichTextEditor {...props} onClose={() => setAway(true)} />
}
