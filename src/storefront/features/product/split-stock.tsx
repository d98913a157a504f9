import type { Product } from '#contract/shop/api/products.ts'
import { splitStockText } from '#texts/shared/split-stock.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage } from '#ui/words/words.ts'

/** Where parts of it come from, or when: what travels on its own is told before it is bought (PRD-23). */
export function SplitStock({ product }: { product: Product }) {
  const language = useLanguage()
  const told = product.split_stocks.filter((part) => part.stock_description !== '').map((part) => splitStockText(part, language))
  if (told.length === 0) return null
  return (
    <NoteBox>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </NoteBox>
  )
}
