import type { Product } from '#contract/api/products.ts'
import { warningTagsOf } from '#rules/product.ts'
import { productTexts } from '#texts/product.ts'
import { NoteBox } from '../../ui/panel.tsx'
import { useWords } from '../../ui/words.ts'

const { embargo, noCod, tcatOnly, standalone, exclusive } = productTexts.warnings
const texts = { embargo, no_cod: noCod, tcat_only: tcatOnly, standalone, exclusive }

/** What a buyer must know before it is in the cart (PRD-08, PRD-23, PRD-30). */
export function Warnings({ product }: { product: Product }) {
  const say = useWords()
  const tags = warningTagsOf(product)
  const told = product.split_stocks.map(({ stock_description }) => stock_description).filter(Boolean)
  return (
    <>
      {tags.length > 0 && (
        <NoteBox kind="warning">
          {tags.map((tag) => (
            <p key={tag}>{say(texts[tag])}</p>
          ))}
        </NoteBox>
      )}
      {told.length > 0 && (
        <NoteBox>
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </NoteBox>
      )}
    </>
  )
}
