import { searchWordTexts } from '#texts/office/goods/label.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'

/** Words by which a product is found and which nobody is shown, Chinese ones beside the others (GDS-12, GDS-28). */
export function SearchWords({ form, mayWrite }: { form: ProductForm; mayWrite: boolean }) {
  const say = useWords()
  return (
    <div className="text-pair">
      {(['zh', 'en'] as const).map((language) => (
        <div key={language} className={`in-${language}`}>
          <TextField
            label={say(searchWordTexts[`search_words_${language}`])}
            hint={say(productPageTexts.searchWordsHow)}
            error={form.faults['change.search_words']}
            autoComplete="off"
            lang={language === 'zh' ? 'zh-Hant-TW' : 'en'}
            readOnly={!mayWrite}
            value={String(form.now[`search_words_${language}`] ?? '')}
            onChange={({ target }) => form.set(`search_words_${language}`, target.value)}
          />
        </div>
      ))}
    </div>
  )
}
