import type { Product } from '#contract/shop/api/products.ts'
import { NoteBox } from '#ui/panel.tsx'

/** Where parts of it come from, or when: what travels on its own is told before it is bought (PRD-23). */
export function SplitStock({ product }: { product: Product }) {
  const told = product.split_stocks.map(({ stock_description }) => stock_description).filter(Boolean)
  if (told.length === 0) return null
  return (
    <NoteBox>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </NoteBox>
  )
}
