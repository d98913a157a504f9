import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { useWords } from '#ui/words/words.ts'

type ShownProps = { legend: string; name: string; shown: 'zh' | 'en'; onShow: (language: 'zh' | 'en') => void }

/** On narrow screens texts stand there in one language at a time: which (GDS-12). */
export function ShownLanguage({ legend, name, shown, onShow }: ShownProps) {
  const say = useWords()
  return (
    <span className="one-language">
      <Segments
        legend={legend}
        name={name}
        value={shown}
        onChange={onShow}
        segments={[
          { value: 'zh', label: say(productPageTexts.chinese) },
          { value: 'en', label: say(productPageTexts.english) },
        ]}
      />
    </span>
  )
}
