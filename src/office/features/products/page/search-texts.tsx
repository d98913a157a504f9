import { longestForSearch } from '#rules/catalog/product.ts'
import { productFieldTexts, searchTextHints } from '#texts/office/goods/product-page.ts'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'

/** What search engines are told of a product, where that is not its name and its summary. */
export function SearchTexts({ form, mayWrite }: { form: ProductForm; mayWrite: boolean }) {
  const say = useWords()
  return (['seo_title', 'seo_text'] as const).map((pair) => (
    <div key={pair} className="text-pair">
      {(['zh', 'en'] as const).map((language) => {
        const name = `${pair}_${language}` as const
        return (
          <div key={language} className={`in-${language}`}>
            <TextField
              label={say(productFieldTexts[name])}
              hint={say(searchTextHints[pair])}
              error={form.faults[`change.${name}`] ?? form.faults[name]}
              autoComplete="off"
              lang={language === 'zh' ? 'zh-Hant-TW' : 'en'}
              maxLength={longestForSearch[name]}
              readOnly={!mayWrite}
              value={String(form.now[name] ?? '')}
              onChange={({ target }) => form.set(name, target.value)}
            />
          </div>
        )
      })}
    </div>
  ))
}
